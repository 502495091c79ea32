// The stand-ins for symbols that show things; the form is that of `SymbolTable.swift`.

/// Symbols of things, people, places, weather and plain shapes.
let symbolTableOfThings = """
  sailing sailboat.fill sailboat
  restaurant fork.knife
  wb_twilight sun.horizon.fill sun.horizon sunset.fill sunset sunrise.fill sunrise
  tram tram.fill tram
  auto_awesome sparkles sparkle
  wb_sunny sun.max.fill sun.max sun.min.fill sun.min
  eco leaf.fill leaf
  ac_unit snowflake
  local_fire_department flame.fill flame
  nights_stay moon.stars.fill moon.stars
  bedtime moon.fill moon moon.zzz.fill
  cloud cloud.fill
  cloud_queue cloud
  wb_cloudy cloud.sun.fill cloud.sun
  water_drop drop.fill drop
  umbrella umbrella.fill umbrella
  thunderstorm cloud.bolt.fill cloud.bolt cloud.bolt.rain.fill
  grain cloud.rain.fill cloud.rain cloud.drizzle.fill cloud.heavyrain.fill
  snowing cloud.snow.fill cloud.snow
  air wind
  foggy cloud.fog.fill cloud.fog
  tornado tornado hurricane
  thermostat thermometer thermometer.medium thermometer.sun.fill thermometer.high
  waves water.waves
  looks rainbow
  favorite heart.fill suit.heart.fill
  favorite_border heart suit.heart
  heart_broken heart.slash.fill heart.slash
  star star.fill
  star_border star
  star_half star.leadinghalf.filled star.lefthalf.fill
  bookmark bookmark.fill
  bookmark_border bookmark
  flag flag.fill flag
  local_offer*1.1 tag.fill tag
  thumb_up hand.thumbsup.fill hand.thumbsup
  thumb_down hand.thumbsdown.fill hand.thumbsdown
  pan_tool hand.raised.fill hand.raised
  waving_hand hand.wave.fill hand.wave
  sign_language hands.clap.fill hands.clap hands.sparkles.fill
  home house.fill
  other_houses house
  person*1.1 person.fill
  person_outline*1.1 person
  account_circle person.circle.fill person.crop.circle.fill
  account_box person.crop.square.fill person.crop.square person.crop.rectangle.fill
  group*1.1 person.2.fill person.2
  groups*1.1 person.3.fill person.3
  person_add person.badge.plus person.fill.badge.plus person.crop.circle.badge.plus
  person_remove person.badge.minus person.fill.xmark
  contacts person.text.rectangle.fill person.text.rectangle
  accessibility figure.stand figure
  directions_walk figure.walk
  directions_run figure.run
  self_improvement figure.mind.and.body figure.yoga
  hiking figure.hiking
  pool figure.pool.swim
  accessible figure.roll
  sentiment_satisfied face.smiling face.smiling.fill
  face person.crop.artframe faceid
  shopping_cart cart.fill cart
  add_shopping_cart cart.badge.plus cart.fill.badge.plus
  shopping_bag bag.fill bag
  shopping_basket basket.fill basket
  credit_card creditcard.fill creditcard
  account_balance_wallet wallet.pass.fill wallet.pass
  payments banknote.fill banknote
  attach_money dollarsign
  monetization_on dollarsign.circle.fill
  euro eurosign
  redeem gift.fill gift giftcard.fill giftcard
  photo photo.fill photo
  photo_library photo.on.rectangle.fill photo.on.rectangle photo.stack.fill photo.stack
  panorama photo.artframe
  photo_camera camera.fill camera
  cameraswitch arrow.triangle.2.circlepath.camera.fill camera.rotate.fill camera.rotate
  movie film.fill film movieclapper.fill movieclapper
  video_library play.rectangle.on.rectangle.fill play.square.stack.fill play.square.stack
  smart_display play.rectangle.fill play.rectangle
  live_tv play.tv.fill play.tv
  tv tv.fill tv appletv.fill appletv
  headphones headphones beats.headphones airpodsmax
  earbuds airpods.gen3 airpods airpodspro earbuds
  speaker hifispeaker.fill hifispeaker homepod.fill homepod
  podcasts podcasts
  radio radio.fill radio
  piano pianokeys
  sports_esports gamecontroller.fill gamecontroller
  casino die.face.5.fill die.face.5 dice.fill dice
  apple applelogo apple.logo
  phone_iphone iphone iphone.gen3
  tablet_mac ipad ipad.gen2
  laptop_mac laptopcomputer macbook
  desktop_mac desktopcomputer display
  watch applewatch
  keyboard keyboard.fill keyboard
  mouse computermouse.fill computermouse
  print printer.fill printer
  memory cpu.fill cpu memorychip.fill memorychip
  storage externaldrive.fill externaldrive internaldrive.fill server.rack
  battery_full@1 battery.100 battery.100percent battery.75
  battery_0_bar@1 battery.0 battery.25
  schedule clock timer stopwatch.fill stopwatch
  watch_later clock.fill clock.circle.fill
  alarm alarm.fill alarm
  hourglass_empty hourglass hourglass.bottomhalf.filled
  calendar_today calendar
  event_available calendar.badge.checkmark calendar.badge.clock
  event calendar.badge.plus calendar.day.timeline.left
  menu_book book.fill book text.book.closed.fill
  book book.closed.fill book.closed
  library_books books.vertical.fill books.vertical
  newspaper newspaper.fill newspaper
  description doc.text.fill doc.text doc.plaintext.fill doc.plaintext
  insert_drive_file doc.fill doc
  note_add doc.badge.plus doc.fill.badge.plus
  note note.text note
  folder folder.fill
  folder_open folder
  create_new_folder folder.badge.plus folder.fill.badge.plus
  archive archivebox.fill archivebox
  inbox tray.fill tray tray.full.fill tray.full
  inventory_2 shippingbox.fill shippingbox cube.box.fill
  view_in_ar cube.fill cube arkit cube.transparent.fill cube.transparent
  work briefcase.fill briefcase case.fill case
  school graduationcap.fill graduationcap
  lightbulb lightbulb.fill lightbulb
  flashlight_on flashlight.on.fill flashlight.off.fill
  build wrench.fill wrench wrench.adjustable.fill
  handyman wrench.and.screwdriver.fill wrench.and.screwdriver
  construction hammer.fill hammer
  science testtube.2 flask.fill flask
  biotech microscope.fill
  calculate plus.forwardslash.minus
  bar_chart chart.bar.fill chart.bar
  show_chart chart.xyaxis.line chart.line.uptrend.xyaxis
  pie_chart chart.pie.fill chart.pie
  map map.fill map
  place mappin.circle.fill mappin.and.ellipse mappin mappin.circle
  near_me location.fill location
  explore safari.fill safari
  public globe.americas.fill globe.americas globe.europe.africa.fill globe.europe.africa
  language*0.94 globe network globe.desk.fill
  flight airplane
  flight_takeoff airplane.departure
  flight_land airplane.arrival
  directions_car car.fill car
  directions_bus bus.fill bus
  directions_bike bicycle
  train train.side.front.car
  directions_boat ferry.fill ferry
  local_shipping box.truck.fill box.truck truck.box.fill truck.box
  local_gas_station fuelpump.fill fuelpump
  traffic light.beacon.max.fill
  anchor anchor
  rocket_launch rocket.fill rocket
  apartment building.2.fill building.2 building.fill building
  account_balance building.columns.fill building.columns
  storefront storefront.fill storefront
  tour signpost.right.fill signpost.right
  local_hospital cross.fill cross cross.case.fill cross.case
  medication pills.fill pills pill.fill pill
  healing bandage.fill bandage
  monitor_heart waveform.path.ecg heart.text.square.fill heart.text.square
  vaccines syringe.fill syringe
  fitness_center dumbbell.fill dumbbell
  emoji_events trophy.fill trophy medal.fill medal crown.fill crown rosette
  sports_soccer soccerball
  sports_basketball basketball.fill basketball
  sports_tennis tennis.racket tennisball.fill
  sports_baseball baseball.fill baseball
  local_cafe cup.and.saucer.fill cup.and.saucer mug.fill mug
  wine_bar wineglass.fill wineglass
  cake birthday.cake.fill birthday.cake
  local_dining takeoutbag.and.cup.and.straw.fill
  bed bed.double.fill bed.double
  weekend sofa.fill sofa
  chair chair.fill chair chair.lounge.fill
  pets pawprint.fill pawprint
  bug_report ant.fill ant ladybug.fill ladybug
  egg bird.fill bird
  set_meal fish.fill fish
  local_florist camera.macro laurel.leading
  park tree.fill tree
  filter_hdr mountain.2.fill mountain.2
  palette paintpalette.fill paintpalette swatchpalette.fill
  theater_comedy theatermasks.fill theatermasks
  extension puzzlepiece.fill puzzlepiece puzzlepiece.extension.fill
  shield shield.fill shield
  security shield.lefthalf.filled shield.lefthalf.fill
  campaign megaphone.fill megaphone horn.fill
  vpn_key key.radiowaves.forward.fill
  push_pin pin.fill pin
  checkroom tshirt.fill tshirt
  luggage suitcase.fill suitcase suitcase.rolling.fill
  backpack backpack.fill backpack
  local_activity ticket.fill ticket
  all_inclusive infinity
  terminal terminal.fill terminal apple.terminal.fill
  webhook link.badge.plus
  circle circle.fill smallcircle.filled.circle.fill
  radio_button_unchecked circle circle.dashed
  radio_button_checked largecircle.fill.circle smallcircle.filled.circle target scope
  contrast circle.lefthalf.filled circle.righthalf.filled circle.lefthalf.fill
  stop*1.5 square.fill app.fill
  crop_square app
  rectangle rectangle.fill rectangle
  change_history triangle triangle.fill
  hexagon hexagon.fill hexagon
  pentagon pentagon.fill pentagon
  diamond suit.diamond.fill diamond.fill diamond
  spa suit.club.fill
  """
