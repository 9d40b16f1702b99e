import { defineTheme } from './define-theme.ts';

export const CITY = defineTheme('city', {
  words: `city town street avenue alley square market bridge tower skyscraper rooftop subway metro underground tram bus taxi
    neighborhood neighbourhood downtown urban traffic cafe graffiti skyline lisbon porto madrid barcelona paris lyon london edinburgh
    dublin rome venice florence milan naples athens istanbul berlin munich hamburg vienna prague budapest copenhagen stockholm
    oslo amsterdam brussels tokyo kyoto osaka seoul beijing shanghai hanoi bangkok delhi mumbai singapore sydney melbourne york
    brooklyn manhattan harlem chicago boston seattle francisco toronto montreal havana rio cairo marrakesh marrakech ciudad ville
    stadt 街 東京 город tokio lisboa`,
  places: `the tram stop|the corner kiosk|the fire escape|the flower stall|the zebra crossing|the station clock|
    the all-day barber|the last streetlamp|the rooftop garden|the ticket machine`,
  objects: `tram ticket|folding umbrella|paper cup|door key|city map|coin from abroad|busker’s hat|delivery bag|pigeon feather|traffic cone`,
  people: `tram driver|street sweeper|corner-shop owner|busker|window cleaner|newspaper seller|rooftop gardener|
    bicycle courier|doorman|sign painter`,
  sounds: `a tram taking the corner|a saxophone under a bridge|the sound of heels on cobbles|a shutter going up|somebody’s radio|
    a bicycle bell|the hum of a vending machine`,
  smells: `roasting chestnuts|wet asphalt|fresh bread and exhaust|laundry steam|frying onions|metro wind|newsprint`,
  troubles: `the lights all turned red|the tram stopped between stops|the street sign went missing|every taxi was taken|
    the lift stuck at four|somebody honked in tune|the market closed early`,
  wishes: `to be recognised by one waiter|to find a street without a name|to see every roof at once|to catch all green lights|
    to own one quiet window|to be lost without hurry`,
  tips: `get off one stop early|look above the shop signs|learn the waiter’s name|walk it once without a map|
    eat where the drivers eat|follow the laundry, not the signs|leave one street for next time`,
  sayings: `Every corner has two stories|The tram forgives no one|Streets remember shoes|Ask the barber, not the map|
    A city is many small doors`,
  things: `pigeons|windows|tram tickets|bicycles|balconies|street signs|paper cups|doorbells`,
});

export const NIGHT = defineTheme('night', {
  words: `night midnight moonlight nocturne dark darkness neon lantern lamp insomnia sleep dream dreams bedtime pillow
    lullaby bat firefly noche nuit nacht 夜 ночь`,
  places: `the all-hours bakery|the last open window|the taxi rank|the gas lamp|the stage door|the roof ladder|
    the porter’s desk|the vending machine|the stairwell|the street corner`,
  objects: `pocket torch|box of matches|paper lantern|house key|glass of milk|wind-up clock|silver thimble|pair of slippers|star map|door chain`,
  people: `lamplighter|taxi driver|hotel porter|sleepwalker|baker on early shift|security guard|moth collector|
    radio announcer|lullaby singer|insomniac`,
  sounds: `one far-off taxi|the buzz of a lamp|a cat on a tin roof|a clock with nothing to hide|a door, closing softly|
    the fridge singing|a train too far to catch`,
  smells: `cooling pavement|candle smoke|first bread|jasmine|rain on warm stone|cold coffee|lamp oil`,
  troubles: `every lamp went out|the clock struck thirteen|somebody knocked very softly|the moon moved behind a chimney|
    the key turned by itself|the last bus drove past empty|a light went on across the street`,
  wishes: `to stay up for all of it|to know who else was awake|to see one shooting star|to sleep like a cat|
    to keep a lamp lit|to hear the dark think`,
  tips: `let your eyes get used to it|carry a lamp but save it|take the street with the bakery|listen before you switch on|
    write dreams down at once|leave one window lit|whisper, and be heard`,
  sayings: `The dark is only shy|Somebody is always baking|Moths know the good lamps|Late is a place too|
    A lit window is an invitation`,
  things: `lit windows|moths|street lamps|stars|taxis|chimneys|yawns|keyholes`,
});

export const HOME = defineTheme('home', {
  words: `home house apartment flat room kitchen bedroom bathroom sofa chair table lamp door window key roof attic basement
    cellar furniture decor interior cosy cozy pillow blanket carpet mirror shelf cleaning tidy declutter moving renovation
    neighbour neighbor mother father mom mum dad parent grandma grandpa grandmother grandfather family son daughter sister brother
    casa maison haus 家 дом`,
  places: `the kitchen table|the squeaky stair|the window seat|the airing cupboard|the coat rack|the sofa’s far end|
    the pantry shelf|the doormat|the linen drawer|the attic hatch`,
  objects: `spare key|knitted blanket|reading lamp|chipped teapot|framed photograph|feather duster|picture hook|button tin|hot-water bottle|odd slipper`,
  people: `upstairs neighbour|favourite aunt|plumber|furniture mover|cousin from abroad|piano tuner|house painter|
    visiting uncle|carpenter|landlady`,
  sounds: `the third stair, creaking|a kettle coming round|rain on the skylight|a radiator ticking|a key in the door|
    laughter through a wall|the hum of the fridge`,
  smells: `fresh laundry|toast|floor polish|somebody else’s dinner|old wood|clean sheets|cinnamon`,
  troubles: `the doorbell rang during soup|the shelf came down|the key broke off|the lights went with a pop|
    the tap began to sing|somebody opened the wrong cupboard|the removal van came early`,
  wishes: `to be the room where everyone sits|to stay in with good reason|to find the other sock|to have people round|
    to be finished with boxes|to fix the third stair`,
  tips: `clear one drawer, not the house|put the lamp where you read|keep a chair for visitors|hang it lower than you think|
    open a window first|give each key a hook|buy the good doormat`,
  sayings: `The kitchen hears it first|A crooked picture is a lived one|Every drawer has a bottom|Guests bring their own weather|
    The good chair is never empty`,
  things: `teaspoons|odd socks|cushions|house keys|picture hooks|jam jars|slippers|coat hangers`,
});

export const TRAVEL = defineTheme('travel', {
  words: `travel traveller traveler trip journey voyage tour tourist vacation holiday train plane airplane flight airport station suitcase
    luggage passport backpack hotel hostel map road roadtrip caravan guide abroad wander wanderlust adventure explorer
    railway locomotive ticket nomad itinerary expat viaje voyage reise 旅 путешествие portugal spain italy france greece
    iceland norway japan morocco tuscany bali scotland ireland kenya peru mexico vietnam thailand`,
  places: `platform four|the luggage locker|the ticket window|the dining car|the departure board|the border post|the lost-property desk|
    the hotel lobby|the window seat|the waiting room`,
  objects: `folded timetable|leather suitcase|stamped ticket|phrase book|travel pillow|foreign coin|paper map|enamel mug|luggage tag|postcard`,
  people: `train conductor|hotel clerk|lost tourist|map seller|sleeping-car steward|travelling salesman|ticket inspector|
    retired pilot|customs officer|seat neighbour`,
  sounds: `the clatter of the departure board|a suitcase wheel with a limp|an announcement nobody caught|the click of a ticket punch|
    the humming of rails|a language two seats away|the whistle`,
  smells: `railway coffee|hot brakes|hotel soap|oranges in a compartment|diesel and rain|new passport|strange bread`,
  troubles: `the train split in two|the suitcase went elsewhere|the board said cancelled|the map folded itself wrong|
    the last seat was taken|somebody stamped the wrong page|the bridge was closed`,
  wishes: `to arrive before the luggage|to be lost on purpose|to see the end of the line|to order without pointing|
    to sit by the window|to be surprised by breakfast`,
  tips: `pack it, then take out half|learn please before you land|sit on the shady side|miss one sight on purpose|
    eat where the menu is short|write the card on the first day|ask where the driver lives`,
  sayings: `The detour has the better view|Light bags, long stories|Nobody regrets the window seat|Lost is just early|
    Every station is somebody’s home`,
  things: `suitcases|postcards|timetables|platforms|passport stamps|luggage tags|milestones|small coins`,
});

export const WHEELS = defineTheme('wheels', {
  words: `car truck motorcycle motorbike bike bicycle cycling cyclist scooter vehicle engine garage mechanic wheel driving driver race
    racing roadster camper van convertible skateboard skater tire tyre tractor`,
  places: `the petrol pump|the repair pit|the bicycle rack|the long bend|the tyre stack|the toll booth|the starting grid|
    the hill start|the car wash|the lay-by`,
  objects: `bicycle bell|spark plug|oily rag|driving glove|chrome hubcap|tool roll|road atlas|wing mirror|racing cap|can of oil`,
  people: `mechanic|race marshal|driving instructor|tow-truck driver|bicycle courier|petrol-pump attendant|tyre fitter|
    hitchhiker|stunt rider|toll collector`,
  sounds: `an engine clearing its throat|gravel under rubber|a bell round the corner|the tick of cooling metal|a gearbox, thinking|
    the whirr of spokes|one long, happy horn`,
  smells: `warm rubber|engine oil|leather seats|petrol and peppermint|hot brakes|chain grease|new tyres`,
  troubles: `the chain came off|the tank ran dry|the road turned to gravel|a warning lamp lit up|
    the hill proved longer|the brake sang soprano|one wheel went its own way`,
  wishes: `to take the bend without braking|to start at the first try|to hear the engine purr|to be overtaken by no one|
    to reach the next valley|to shine like new`,
  tips: `check the brakes, then the map|listen before you lift the bonnet|oil what squeaks first|leave a car’s length and a thought|
    carry one spare of the cheap thing|take the bend you can see|wave when somebody lets you in`,
  sayings: `Rust never takes a holiday|The long way has better bends|A bell beats a horn|Tighten, then test|
    No hurry ever fixed a tyre`,
  things: `spokes|hubcaps|milestones|lorries|hairpin bends|spanners|oil cans|traffic cones`,
});
