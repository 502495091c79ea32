/// The names by which SwiftUI and its neighbours are used, whether we have them or not.
///
/// They tell an API that is missing here from a name that the author has misspelt or that belongs to
/// a file that was not given.
enum PhoneNames {
  /// All of them.
  static let all = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let text = types + " " + wrappers + " " + modifiers + " " + values

  private static let types = """
    View Text Image Label Button Link Menu Toggle Slider Stepper Picker DatePicker ColorPicker
    MultiDatePicker TextField SecureField TextEditor ProgressView Gauge Divider Spacer EmptyView
    AnyView Group GroupBox DisclosureGroup OutlineGroup ControlGroup ForEach List Section Form Table
    HStack VStack ZStack LazyHStack LazyVStack LazyHGrid LazyVGrid Grid GridRow GridItem ScrollView
    ScrollViewReader ScrollViewProxy GeometryReader GeometryProxy NavigationStack NavigationView
    NavigationSplitView NavigationLink NavigationPath TabView Tab TabSection ViewThatFits
    ContentUnavailableView LabeledContent AsyncImage AsyncImagePhase ShareLink PhotosPicker
    EditButton PasteButton RenameButton Canvas GraphicsContext TimelineView TimelineSchedule
    Shape InsettableShape Path Circle Ellipse Capsule Rectangle RoundedRectangle
    UnevenRoundedRectangle ContainerRelativeShape AnyShape ButtonBorderShape
    Color Gradient LinearGradient RadialGradient AngularGradient EllipticalGradient MeshGradient
    Material ShapeStyle AnyShapeStyle HierarchicalShapeStyle ForegroundStyle BackgroundStyle
    TintShapeStyle ImagePaint Shader ShaderLibrary
    Font Angle UnitPoint EdgeInsets Edge Alignment HorizontalAlignment VerticalAlignment
    AlignmentID Axis Anchor CoordinateSpace NamedCoordinateSpace LayoutDirection TextAlignment
    Animation AnyTransition Transition TransitionPhase ContentTransition Transaction UnitCurve Spring
    Animatable AnimatableData AnimatableModifier AnimatablePair VectorArithmetic
    EmptyAnimatableData KeyframeAnimator KeyframeTimeline KeyframeTrack LinearKeyframe
    SpringKeyframe CubicKeyframe MoveKeyframe PhaseAnimator CustomAnimation GeometryEffect
    ProjectionTransform MatchedTransitionSourceConfiguration NavigationTransition
    ZoomNavigationTransition AutomaticNavigationTransition MatchedGeometryProperties
    ViewModifier EmptyModifier ModifiedContent ViewBuilder PreferenceKey EnvironmentKey
    EnvironmentValues DynamicProperty PrimitiveButtonStyle ButtonStyle ToggleStyle LabelStyle
    ProgressViewStyle GaugeStyle TextFieldStyle PickerStyle ListStyle MenuStyle GroupBoxStyle
    DefaultButtonStyle PlainButtonStyle BorderedButtonStyle BorderedProminentButtonStyle
    BorderlessButtonStyle PlainListStyle InsetGroupedListStyle GroupedListStyle SidebarListStyle
    RoundedBorderTextFieldStyle PlainTextFieldStyle SegmentedPickerStyle WheelPickerStyle
    PageTabViewStyle StackNavigationViewStyle CircularProgressViewStyle LinearProgressViewStyle
    SwitchToggleStyle TitleAndIconLabelStyle IconOnlyLabelStyle TitleOnlyLabelStyle
    Gesture TapGesture SpatialTapGesture DragGesture LongPressGesture MagnificationGesture
    MagnifyGesture RotationGesture RotateGesture SequenceGesture SimultaneousGesture
    ExclusiveGesture GestureMask GestureState
    App Scene WindowGroup Settings DocumentGroup Window ScenePhase SceneBuilder
    PreviewProvider PreviewLayout PreviewDevice PreviewModifier
    Layout LayoutSubviews LayoutSubview LayoutValueKey AnyLayout HStackLayout VStackLayout
    ZStackLayout GridLayout ProposedViewSize ViewDimensions ViewSpacing
    Binding Namespace ColorScheme DynamicTypeSize ContentSizeCategory SizeClass
    UserInterfaceSizeClass Visibility BlendMode RoundedCornerStyle FillStyle StrokeStyle
    ContentMode ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarContent ToolbarSpacer
    NavigationBarItem TitleDisplayMode ContentShapeKinds HoverEffect SensoryFeedback KeyboardShortcut
    SubmitLabel FocusedValue PresentationDetent PresentationMode DismissAction OpenURLAction
    ScrollTargetBehavior ScrollTarget ScrollPosition PagingScrollTargetBehavior
    ViewAlignedScrollTargetBehavior PinnedScrollableViews SymbolEffect SymbolRenderingMode
    LocalizedStringKey AttributedString Glass GlassEffectContainer
    UIViewRepresentable UIViewControllerRepresentable UIHostingController UIViewPropertyAnimator
    UIColor UIFont UIImage UIView UIViewController UIScreen UIDevice UIApplication UIWindow
    UIBezierPath UIRectCorner UIVisualEffectView UIBlurEffect UIImpactFeedbackGenerator
    UINotificationFeedbackGenerator UISelectionFeedbackGenerator UIPasteboard UITabBar
    UINavigationBar UINavigationBarAppearance UITabBarAppearance UIScrollView UITableView
    UIImageView UIPageControl UIResponder UIEdgeInsets CADisplayLink CABasicAnimation
    CAGradientLayer CALayer CACurrentMediaTime CAMediaTimingFunction CGContext
    ObservableObject Published PassthroughSubject CurrentValueSubject AnyCancellable AnyPublisher
    Publisher Publishers Just Future Cancellable
    Task TaskGroup MainActor AsyncStream AsyncSequence
    DispatchQueue DispatchTime DispatchWorkItem Timer RunLoop NotificationCenter UserDefaults
    """

  private static let wrappers = """
    State StateObject ObservedObject EnvironmentObject Environment Bindable Observable
    FocusState AppStorage SceneStorage ScaledMetric FetchRequest Query Previewable Preview Entry
    Animatable UIApplicationDelegateAdaptor GestureState AccessibilityFocusState
    """

  private static let modifiers = """
    frame padding background overlay offset position fixedSize layoutPriority aspectRatio scaledToFit
    scaledToFill ignoresSafeArea edgesIgnoringSafeArea safeAreaInset safeAreaPadding
    containerRelativeFrame alignmentGuide zIndex coordinateSpace geometryGroup onGeometryChange
    matchedGeometryEffect matchedTransitionSource navigationTransition visualEffect
    opacity hidden blur brightness contrast saturation grayscale hueRotation colorInvert
    colorMultiply luminanceToAlpha blendMode compositingGroup drawingGroup shadow mask clipped
    clipShape cornerRadius border rotationEffect rotation3DEffect scaleEffect projectionEffect
    transformEffect distortionEffect colorEffect layerEffect backgroundStyle foregroundStyle
    foregroundColor tint accentColor fill stroke strokeBorder trim inset rotation scale
    font fontWeight fontDesign fontWidth bold italic underline strikethrough monospaced
    monospacedDigit kerning tracking baselineOffset textCase lineLimit lineSpacing lineHeight
    multilineTextAlignment minimumScaleFactor truncationMode allowsTightening textSelection
    dynamicTypeSize textScale typesettingLanguage
    resizable renderingMode interpolation antialiased imageScale symbolRenderingMode symbolVariant
    symbolEffect symbolEffectsRemoved
    animation transaction transition contentTransition phaseAnimator keyframeAnimator
    withAnimation withTransaction
    onTapGesture onLongPressGesture gesture simultaneousGesture highPriorityGesture onAppear
    onDisappear onChange onReceive onSubmit onHover onDrag onDrop onOpenURL onContinueUserActivity
    task id tag equatable environment environmentObject preference onPreferenceChange
    transformPreference anchorPreference overlayPreferenceValue backgroundPreferenceValue
    allowsHitTesting contentShape disabled focused focusable focusEffectDisabled defaultFocus
    submitLabel keyboardType autocorrectionDisabled textInputAutocapitalization textContentType
    autocapitalization disableAutocorrection keyboardShortcut sensoryFeedback hoverEffect
    buttonStyle buttonBorderShape controlSize toggleStyle labelStyle labelsHidden pickerStyle
    datePickerStyle textFieldStyle progressViewStyle gaugeStyle listStyle menuStyle groupBoxStyle
    tabViewStyle navigationViewStyle indexViewStyle menuIndicator menuOrder buttonRepeatBehavior
    listRowBackground listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionSpacing listSectionSeparator headerProminence swipeActions refreshable searchable
    searchScopes deleteDisabled moveDisabled onDelete onMove badge
    scrollIndicators scrollDisabled scrollClipDisabled scrollContentBackground
    scrollDismissesKeyboard scrollBounceBehavior scrollPosition scrollTargetLayout
    scrollTargetBehavior scrollTransition scrollTo defaultScrollAnchor contentMargins
    scrollEdgeEffectStyle onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange
    navigationTitle navigationBarTitle navigationBarTitleDisplayMode navigationBarHidden
    navigationBarBackButtonHidden navigationBarItems navigationDestination navigationSubtitle
    navigationSplitViewStyle toolbar toolbarBackground toolbarBackgroundVisibility
    toolbarColorScheme toolbarVisibility toolbarTitleDisplayMode toolbarRole tabItem
    statusBar statusBarHidden persistentSystemOverlays
    sheet fullScreenCover popover alert confirmationDialog actionSheet inspector contextMenu
    presentationDetents presentationDragIndicator presentationCornerRadius presentationBackground
    presentationBackgroundInteraction presentationCompactAdaptation interactiveDismissDisabled
    fileImporter fileExporter photosPicker
    preferredColorScheme colorScheme statusBarStyle redacted unredacted privacySensitive
    flipsForRightToLeftLayoutDirection layoutDirectionBehavior gridCellColumns gridCellAnchor
    gridColumnAlignment gridCellUnsizedAxes layoutValue
    accessibilityLabel accessibilityHint accessibilityValue accessibilityHidden
    accessibilityIdentifier accessibilityElement accessibilityAddTraits accessibilityRemoveTraits
    accessibilityAction accessibilityAdjustableAction accessibilitySortPriority
    accessibilityRepresentation accessibilityChildren accessibilityInputLabels accessibilityHeading
    accessibilityRotor accessibilityZoomAction accessibilityIgnoresInvertColors
    accessibilityShowsLargeContentViewer speechAdjustedPitch
    previewDisplayName previewLayout previewDevice previewInterfaceOrientation previewContext
    modifier glassEffect glassEffectID glassEffectUnion glassEffectTransition
    backgroundExtensionEffect tabBarMinimizeBehavior tabViewBottomAccessory safeAreaBar
    help userActivity handlesExternalEvents itemProvider
    """

  private static let values = """
    ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar
    dismiss presentationMode openURL scenePhase horizontalSizeClass verticalSizeClass
    accessibilityReduceMotion accessibilityReduceTransparency accessibilityDifferentiateWithoutColor
    layoutDirection locale calendar timeZone displayScale pixelLength isEnabled isPresented
    isSearching isFocused refresh editMode sizeCategory undoManager managedObjectContext
    modelContext legibilityWeight isLuminanceReduced supportsMultipleWindows
    bordered borderedProminent borderless plain automatic glass glassProminent insetGrouped grouped
    segmented wheel page inline navigationLink iconOnly titleOnly titleAndIcon circular linear
    roundedBorder numericText interpolate zoom paging viewAligned
    mint teal cyan indigo brown
    """
}
