// The stand-ins for symbols that act: arrows, media, editing, communication, status.
//
// One line for each glyph: its ligature, then the SF Symbols it stands in for. `*1.12` makes it
// larger than a full-size glyph, to the size of Apple's symbol; `@1` turns it clockwise by 90°.

/// Symbols of interfaces.
let symbolTable = """
  close*1.12 xmark multiply
  cancel xmark.circle.fill multiply.circle.fill x.circle.fill
  highlight_off xmark.circle multiply.circle
  disabled_by_default xmark.square.fill xmark.app.fill
  dangerous xmark.octagon.fill xmark.octagon xmark.shield.fill
  check checkmark
  check_circle checkmark.circle.fill
  check_circle_outline checkmark.circle
  verified checkmark.seal.fill checkmark.seal
  check_box checkmark.square.fill checkmark.square
  verified_user checkmark.shield.fill checkmark.shield
  check_box_outline_blank square
  add*1.15 plus
  add_circle plus.circle.fill
  add_circle_outline plus.circle
  add_box plus.square.fill plus.square plus.app.fill plus.app
  library_add plus.rectangle.on.rectangle plus.square.on.square plus.square.fill.on.square.fill
  remove*1.15 minus
  remove_circle minus.circle.fill
  remove_circle_outline minus.circle
  indeterminate_check_box minus.square.fill minus.square
  drag_handle*1.1 equal line.2.horizontal
  percent percent
  arrow_back_ios_new*0.87 chevron.left chevron.backward
  arrow_back_ios_new*0.87@1 chevron.up chevron.compact.up
  arrow_back_ios_new*0.87@2 chevron.right chevron.forward
  arrow_back_ios_new*0.87@3 chevron.down chevron.compact.down
  keyboard_double_arrow_right chevron.right.2
  keyboard_double_arrow_left chevron.left.2
  unfold_more chevron.up.chevron.down
  code chevron.left.forwardslash.chevron.right
  arrow_back*1.05 arrow.left arrow.backward
  arrow_forward*1.05 arrow.right arrow.forward
  arrow_upward*1.05 arrow.up
  arrow_downward*1.05 arrow.down
  north_east*1.05 arrow.up.right
  north_west*1.05 arrow.up.left
  south_east*1.05 arrow.down.right
  south_west*1.05 arrow.down.left
  swap_horiz arrow.left.arrow.right arrow.left.and.right
  swap_vert arrow.up.arrow.down arrow.up.and.down
  open_in_full arrow.up.left.and.arrow.down.right arrow.down.backward.and.arrow.up.forward
  close_fullscreen arrow.down.right.and.arrow.up.left arrow.up.backward.and.arrow.down.forward
  open_with arrow.up.and.down.and.arrow.left.and.right move.3d
  undo arrow.uturn.backward arrow.uturn.left
  redo arrow.uturn.forward arrow.uturn.right
  refresh*1.15 arrow.clockwise goforward
  replay*1.1 arrow.counterclockwise gobackward
  replay_10 gobackward.10
  forward_10 goforward.10
  replay_30 gobackward.30
  forward_30 goforward.30
  sync*1.1 arrow.triangle.2.circlepath arrow.2.circlepath
  autorenew arrow.2.squarepath arrow.triangle.capsulepath
  call_split arrow.triangle.branch arrow.branch
  merge arrow.triangle.merge
  exit_to_app rectangle.portrait.and.arrow.right
  login arrow.right.square arrow.right.to.line
  arrow_right*1.2 arrowtriangle.right.fill arrowtriangle.right arrowtriangle.forward.fill
  arrow_left*1.2 arrowtriangle.left.fill arrowtriangle.left arrowtriangle.backward.fill
  arrow_drop_up*1.2 arrowtriangle.up.fill arrowtriangle.up
  arrow_drop_down*1.2 arrowtriangle.down.fill arrowtriangle.down
  shortcut arrowshape.turn.up.right.fill arrowshape.turn.up.right
  reply arrowshape.turn.up.left.fill arrowshape.turn.up.left arrowshape.backward.fill
  ios_share*1.05 square.and.arrow.up.fill square.and.arrow.up
  get_app square.and.arrow.down.fill square.and.arrow.down arrow.down.to.line
  upload arrow.up.to.line
  edit square.and.pencil pencil pencil.line
  brush paintbrush.fill paintbrush paintbrush.pointed.fill paintbrush.pointed
  draw scribble.variable pencil.and.outline scribble
  highlight highlighter
  colorize eyedropper
  auto_fix_high wand.and.stars wand.and.rays
  content_cut scissors
  content_copy doc.on.doc.fill doc.on.doc square.on.square square.fill.on.square.fill
  content_paste doc.on.clipboard.fill doc.on.clipboard clipboard.fill clipboard
  delete trash.fill
  delete_outline trash
  delete_forever trash.slash.fill trash.slash
  play_arrow*1.25 play.fill play
  pause*1.2 pause.fill pause
  stop*1.2 stop.fill stop
  fiber_manual_record record.circle
  fast_forward*1.15 forward.fill forward
  fast_rewind*1.15 backward.fill backward
  skip_next*1.2 forward.end.fill forward.end
  skip_previous*1.2 backward.end.fill backward.end
  play_circle_filled play.circle.fill
  play_circle_outline play.circle
  pause_circle_filled pause.circle.fill
  pause_circle_outline pause.circle
  stop_circle stop.circle.fill
  shuffle*1.1 shuffle
  repeat*1.1 repeat
  repeat_one*1.1 repeat.1
  volume_mute*1.1 speaker.fill speaker
  volume_down*1.1 speaker.wave.1.fill speaker.wave.1
  volume_up*1.1 speaker.wave.2.fill speaker.wave.2 speaker.wave.3.fill speaker.wave.3
  volume_off*1.1 speaker.slash.fill speaker.slash
  queue_music music.note.list
  music_note music.note
  library_music music.quarternote.3 square.stack.fill
  mic mic.fill
  mic_none mic
  mic_off mic.slash.fill mic.slash
  graphic_eq waveform waveform.path
  equalizer chart.bar.xaxis
  airplay airplayaudio airplayvideo
  subtitles captions.bubble.fill captions.bubble
  closed_caption text.bubble.rtl
  picture_in_picture_alt pip.fill pip pip.enter
  fullscreen viewfinder
  search*1.1 magnifyingglass
  zoom_in plus.magnifyingglass
  zoom_out minus.magnifyingglass
  filter_list line.horizontal.3.decrease line.3.horizontal.decrease
  menu*1.05 line.horizontal.3 line.3.horizontal text.justify
  format_list_bulleted list.bullet list.dash list.bullet.indent
  format_list_numbered list.number
  list_alt list.bullet.rectangle list.bullet.rectangle.fill list.clipboard.fill list.clipboard
  checklist checklist
  sort arrow.up.arrow.down.square line.3.horizontal.circle
  tune slider.horizontal.3 slider.vertical.3
  settings gearshape.fill gear gearshape gearshape.2.fill gearshape.2
  more_horiz*1.15 ellipsis
  more_vert ellipsis.vertical
  apps*1.1 circle.grid.3x3.fill circle.grid.3x3 square.grid.3x3.fill square.grid.3x3
  grid_view square.grid.2x2.fill square.grid.2x2 rectangle.grid.2x2.fill rectangle.grid.2x2
  view_sidebar@2 sidebar.left sidebar.leading
  view_sidebar sidebar.right sidebar.trailing
  view_agenda rectangle.grid.1x2.fill rectangle.grid.1x2
  view_column rectangle.split.3x1.fill rectangle.split.3x1
  dashboard square.grid.3x1.below.line.grid.1x2 rectangle.3.group.fill rectangle.3.group
  filter_none rectangle.stack.fill rectangle.stack square.stack square.stack.3d.up.fill
  layers square.stack.3d.up square.3.layers.3d square.3.layers.3d.down.right
  tab macwindow window.badge.magnifyingglass
  chat_bubble message.fill bubble.left.fill bubble.right.fill bubble.fill
  chat_bubble_outline message bubble.left bubble.right bubble arrow.up.message
  forum bubble.left.and.bubble.right.fill bubble.left.and.bubble.right
  textsms ellipsis.bubble.fill ellipsis.bubble ellipsis.message.fill ellipsis.message
  message text.bubble.fill text.bubble
  format_quote quote.opening quote.closing quote.bubble.fill quote.bubble
  mail envelope.fill
  mail_outline envelope
  drafts envelope.open.fill envelope.open
  send paperplane.fill paperplane
  phone phone.fill phone
  call_end phone.down.fill phone.down
  videocam video.fill video
  videocam_off video.slash.fill video.slash
  notifications bell.fill
  notifications_none bell
  notifications_active bell.badge.fill bell.badge bell.and.waves.left.and.right.fill
  notifications_off bell.slash.fill bell.slash
  info info.circle.fill
  info_outline info.circle info
  help questionmark.circle.fill
  help_outline questionmark.circle
  question_mark questionmark
  priority_high exclamationmark
  error exclamationmark.circle.fill exclamationmark.octagon.fill
  error_outline exclamationmark.circle exclamationmark.octagon
  warning exclamationmark.triangle.fill
  warning_amber exclamationmark.triangle
  block nosign circle.slash slash.circle slash.circle.fill
  lock lock.fill lock.shield.fill
  lock_outline lock lock.shield
  lock_open lock.open.fill lock.open
  key key.fill key key.horizontal.fill key.horizontal
  fingerprint touchid
  visibility eye.fill eye
  visibility_off eye.slash.fill eye.slash
  link*1.05 link
  attach_file*1.1 paperclip
  qr_code_2 qrcode
  qr_code_scanner qrcode.viewfinder barcode.viewfinder
  wifi wifi
  wifi_off wifi.slash
  sensors dot.radiowaves.left.and.right antenna.radiowaves.left.and.right wave.3.right
  rss_feed dot.radiowaves.up.forward
  signal_cellular_alt cellularbars
  power_settings_new power
  bolt bolt.fill bolt
  flash_off bolt.slash.fill bolt.slash
  format_bold bold
  format_italic italic
  format_underlined underline
  strikethrough_s strikethrough
  text_fields textformat textformat.size textformat.abc character
  format_align_left text.alignleft
  format_align_center text.aligncenter
  format_align_right text.alignright
  translate character.bubble.fill character.bubble
  touch_app hand.tap.fill hand.tap hand.point.up.left.fill hand.point.up.left
  numbers number number.sign
  alternate_email at
  history clock.arrow.circlepath
  account_tree point.3.connected.trianglepath.dotted
  """
