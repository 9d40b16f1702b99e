import { defineTheme } from './define-theme.ts';

export const SEA = defineTheme('sea', {
  words: `sea ocean beach coast shore island bay harbour harbor port pier wave tide lighthouse sailor ship boat ferry
    sail sailboat anchor mermaid whale dolphin fish fisherman shell surf surfer surfing reef diver submarine pirate
    captain lagoon coastline seaside lagoon octopus shark crab jellyfish mar mer meer playa océan faro phare plage 海 море`,
  places: `the harbour wall|the second pier|the tide table|the boat shed|the lamp room|the slipway|the fish market|
    the last mooring|the chandler’s door|the sea steps`,
  objects: `brass compass|message bottle|tin whistle|coil of rope|salt-stained chart|yellow oilskin|cork float|spyglass|
    chipped mug|oyster knife`,
  people: `ferry captain|net mender|harbour master|lifeboat cook|shell collector|tide keeper|retired pirate|boat painter|
    oyster seller|swimming teacher`,
  sounds: `the knock of rope on mast|a bell buoy|the hush of pebbles|a gull with opinions|the slap of wet sails|a foghorn clearing its throat|
    an outboard motor, coughing`,
  smells: `salt and diesel|drying nets|fried fish|wet rope|seaweed|tar and paint|sun cream`,
  troubles: `the tide came in early|the ferry left without its captain|the rope came loose|the compass pointed at lunch|
    the bell rang by itself|a bottle washed ashore|the anchor refused to bite`,
  wishes: `to see the far shore once|to own a boat that floats|to be louder than the gulls|to learn the tide by heart|
    to sail somewhere unprinted|to hear the sea answer`,
  tips: `check the tide before the picnic|learn two knots and trust one|pack the dry socks on top|swim along the shore, not away|
    ask a fisherman, not a forecast|rinse the salt off everything|leave the last shell where it lies`,
  sayings: `Tide first, talk later|A wet rope keeps its promise|Never argue with a gull|Small boats make good neighbours|
    Salt finds every pocket`,
  things: `gulls|oysters|waves|mooring rings|paper boats|buoys|rubber boots|sardines`,
});

export const MOUNTAIN = defineTheme('mountain', {
  words: `mountain hill peak summit alp alps himalayas everest climb climber climbing hike hiker hiking trail trek cliff
    valley glacier volcano canyon ski cabin ridge andes dolomites backpack berg montaña montagne 山 гора`,
  places: `the last hut|the summit book|the goat path|the cable car|the wooden stile|the upper spring|the scree slope|
    the signpost|the col|the far ridge`,
  objects: `walking stick|tin cup|wool hat|cowbell|folded map|coil of rope|pocket knife|thermos flask|pebble from the top|enamel pot`,
  people: `hut warden|mountain guide|goat herder|map maker|cable-car driver|weather watcher|retired climber|cheese maker|
    trail painter|mule driver`,
  sounds: `a cowbell two slopes away|the creak of the cable car|a stone, falling|the wind in the wires|a marmot’s whistle|
    the sound of boots on gravel|an echo with its own ideas`,
  smells: `pine resin|wood smoke|wet wool|melted cheese|thin, cold air|boot leather|pea soup`,
  troubles: `the path split in three|the clouds sat down|the map ended early|the cable car stopped halfway|
    a goat took the sandwich|the echo answered first|the bridge lost a plank`,
  wishes: `to stand above the weather|to see both valleys at once|to hear a proper echo|to take the steep way|
    to sit where nobody had sat|to touch the summit cross`,
  tips: `turn back ten minutes before you want to|eat before you are hungry|let the slowest walker lead|carry less, then less again|
    read the sky, not the app|greet everyone above the trees|save the plum for the top`,
  sayings: `The top is only halfway|Slow feet see more|Every hill has a polite side|Trust the goat, not the shortcut|
    A mountain keeps its own time`,
  things: `cairns|goats|hairpin bends|wooden signs|bootprints|marmots|sandwiches|switchbacks`,
});

export const FOREST = defineTheme('forest', {
  words: `forest wood woods tree jungle rainforest leaf branch pine oak birch moss mushroom fern log cabin campfire camp
    camping tent squirrel deer fox wolf hedgehog badger owl bosque forêt wald wilderness nature 森 лес`,
  places: `the hollow oak|the charcoal clearing|the plank bridge|the fox path|the fallen birch|the forester’s gate|
    the mossy stone|the wood pile|the deer stand|the old well`,
  objects: `acorn whistle|wicker basket|pocket lantern|walking stick|jar of resin|feather quill|wooden flute|tin kettle|mushroom knife|pine cone`,
  people: `charcoal burner|mushroom hunter|forest ranger|owl counter|tree surgeon|basket weaver|lost surveyor|
    bark collector|wood carver|resin tapper`,
  sounds: `a woodpecker at work|the crack of one twig|wind in the high branches|an acorn landing|a jay, complaining|
    the drip after rain|something small in dry leaves`,
  smells: `wet bark|mushrooms|crushed pine|leaf mould|wood smoke|wild garlic|moss and stone`,
  troubles: `the path changed its mind|every bird went quiet|a branch came down|the markers stopped|
    the kettle tipped over|somebody had moved the signpost|the basket came back empty`,
  wishes: `to find the middle of it|to see the fox before it left|to be taken for a tree|to learn what owls discuss|
    to sleep under real stars|to find the way back alone`,
  tips: `look up more than you look down|walk as if something slept|leave the biggest mushroom|mark the way with your eyes|
    sit still for eleven minutes|learn one birdsong properly|carry out what you carried in`,
  sayings: `Moss is never in a hurry|The owl has heard it all|Ask the oldest tree first|Two paths are better than a map|
    Nobody is lost before supper`,
  things: `acorns|footprints|toadstools|beetles|birch trunks|feathers|pine cones|owl pellets`,
});

export const RIVER = defineTheme('river', {
  words: `river lake pond creek stream waterfall canal bridge swamp marsh canoe kayak duck frog swan beaver otter rowing
    fishing trout salmon water fjord dam watermill mill reed río lac fluss 川 река`,
  places: `the stone bridge|the lock gate|the reed bed|the ferry landing|the mill wheel|the weir|the willow|
    the rowing club|the towpath|the shallow ford`,
  objects: `paper boat|bait tin|patched paddle|glass float|rubber boot|fishing hat|tin bucket|smooth pebble|oar|jar of tadpoles`,
  people: `lock keeper|miller|rowing coach|eel fisher|bridge painter|duck feeder|canal singer|swan counter|reed cutter|boat builder`,
  sounds: `water talking to stones|an oar, dipping|a frog in good voice|the mill wheel’s thump|a splash with no owner|
    a whisper in the reeds|the creak of a lock gate`,
  smells: `river mud|wet stone|mint on the bank|fresh varnish|duckweed|cold water|willow bark`,
  troubles: `the current turned|the oar floated off|the lock gate stuck|a swan took offence|
    the bridge was painted shut|the boat found a leak|the water dropped a foot`,
  wishes: `to follow it to the sea|to cross without getting wet|to know where it began|to drift and be excused|
    to see the bottom once|to learn what the frogs meant`,
  tips: `look downstream before you laugh|keep your weight in the middle|let the swan go first|throw flat, not hard|
    wear shoes you do not love|learn to float before you race|ask where the current naps`,
  sayings: `Still water reads everybody’s lips|No river takes the short way|A swan owes you nothing|Float first, steer second|
    The bridge hears both sides`,
  things: `ducks|skipping stones|lily pads|dragonflies|bubbles|reeds|ripples|tadpoles`,
});

export const GARDEN = defineTheme('garden', {
  words: `garden gardener gardening plant planting flower rose tulip sunflower lavender tomato vegetable herb seed soil compost
    greenhouse lawn hedge orchard balcony bloom blossom bee bumblebee beekeeper butterfly ladybug snail caterpillar worm cactus
    farm farmer farming harvest pumpkin carrot potato tractor field meadow vineyard barn jardín jardin garten 庭 сад`,
  places: `the tool shed|the compost heap|the bean row|the rain barrel|the sunny wall|the garden gate|the seed tray|
    the potting bench|the rhubarb corner|the beehive`,
  objects: `watering can|seed packet|cracked flowerpot|pair of secateurs|ball of twine|straw hat|hand trowel|jam jar|plant label|wicker trug`,
  people: `head gardener|rose breeder|beekeeper|neighbour with a hose|scarecrow maker|seed seller|allotment treasurer|
    worm expert|hedge trimmer|tomato champion`,
  sounds: `a bee reading a flower|the snip of secateurs|the rain barrel filling|a spade meeting a stone|a wren giving orders|
    the squeak of a wheelbarrow|a hose with a leak`,
  smells: `tomato leaves|wet soil|crushed mint|cut grass|warm compost|roses after rain|lavender`,
  troubles: `the slugs held a banquet|the frost came back|the hose gave up|the labels blew away|
    somebody’s goat got in|the seedlings leaned the wrong way|the rain barrel ran dry`,
  wishes: `to bloom before the neighbours|to taste one ripe tomato|to grow taller than the fence|to outlive the slugs|
    to fill one honest basket|to win the small rosette`,
  tips: `water the roots, not the leaves|plant half of what you bought|put the tallest at the back|talk to the beans, they listen|
    pick early and often|leave a corner for the bees|turn the pot a little each day`,
  sayings: `Mud is a good beginning|The snail was here first|Sow three, pick one|No bean climbs in a hurry|
    Weeds are only early`,
  things: `seedlings|snails|bean poles|flowerpots|bees|radishes|ladybirds|earthworms`,
});

export const DESERT = defineTheme('desert', {
  words: `desert dune sand oasis camel caravan sahara cactus savanna safari steppe mirage nomad bedouin wüste desierto 砂漠`,
  places: `the last well|the palm grove|the camel post|the salt flat|the third dune|the caravan halt|the shade cloth|
    the dry river|the mud-brick wall|the signpost`,
  objects: `water skin|woven rug|brass teapot|sun-bleached hat|star chart|clay cup|camel bell|goat-hair blanket|date box|dented compass`,
  people: `caravan leader|well digger|tea maker|camel trader|mirage expert|rug weaver|salt merchant|star reader|
    date farmer|lost surveyor`,
  sounds: `sand against canvas|a camel’s low opinion|tea poured from high up|the hum of a dune|a far-off bell|
    the flap of a tent|silence with a wind in it`,
  smells: `hot stone|mint tea|dust and leather|cardamom|dry thorn wood|dates|saddle soap`,
  troubles: `the tracks filled with sand|the well answered hollow|the wind changed hands|a camel sat down for good|
    the horizon moved|the water skin sprang a leak|the mirage waved first`,
  wishes: `to find shade with a view|to drink until bored|to outwalk the dunes|to hear rain once|
    to leave a track that stayed|to reach the green spot`,
  tips: `drink before you are thirsty|walk when the shadows are long|fold the map, keep the stars|shake out both shoes|
    trust the camel’s nose|keep some shade for later|count the wells, not the miles`,
  sayings: `Shade is worth a story|The well has no clock|Sand remembers nothing|First the camel, then the tea|
    A small cup travels far`,
  things: `dunes|date stones|tea glasses|footprints|tent pegs|lizards|camel bells|palm trees`,
});
