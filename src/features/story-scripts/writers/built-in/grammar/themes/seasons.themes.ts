import { defineTheme } from './define-theme.ts';

export const WINTER = defineTheme('winter', {
  words: `winter snow snowy snowman ice icy frost frozen cold blizzard ski skiing sled sleigh skate skating glacier january february
    december icicle arctic antarctica lapland north-pole iceland invierno hiver 冬 雪 зима снег`,
  places: `the frozen pond|the boot rack|the ski lift|the snowed-in gate|the wood stove|the sledging hill|the bakery steps|
    the mitten line|the icicle roof|the bird feeder`,
  objects: `wool mitten|wooden sledge|carrot nose|snow shovel|thermos flask|striped scarf|pair of skates|hot-water bottle|tin of cocoa|sleigh bell`,
  people: `snow-plough driver|skating teacher|chestnut seller|mitten knitter|ski instructor|snowman architect|stove fitter|
    sledge mender|weather presenter|cocoa seller`,
  sounds: `snow sliding off a roof|the sound of skates on new ice|the scrape of a shovel|a sleigh bell|the sound of boots saying crunch|
    a log settling in the stove|the hush after snowfall`,
  smells: `wet wool|wood smoke|orange peel|cold metal|cocoa|pine needles|roasted chestnuts`,
  troubles: `the snow began to thaw|the carrot was stolen|the ice said crack|the road vanished|
    the scarf unravelled|the stove went out|a snowball found its mark`,
  wishes: `to last until March|to leave the first footprint|to feel ten toes again|to be snowed in with cake|
    to skate backwards once|to find the other mitten`,
  tips: `dress like an onion|walk like a penguin on ice|dry the boots away from the fire|wait for the second snow|
    keep the mittens on a string|bring a carrot, just in case|shovel early, brag later`,
  sayings: `Cold hands, loud laughter|Snow forgives every footprint|The second mitten is always elsewhere|Ice keeps its own counsel|
    No snowman fears Monday`,
  things: `snowflakes|mittens|icicles|snowballs|footprints|chestnuts|sledges|woolly hats`,
});

export const SUMMER = defineTheme('summer', {
  words: `summer sun sunny sunshine heat heatwave july august june vacation swim swimming pool ice-cream picnic barbecue lemonade
    watermelon sandal hammock camping verano été sommer 夏 лето`,
  places: `the ice-cream van|the diving board|the lemonade stand|the hammock|the picnic rug|the campsite tap|the garden sprinkler|
    the striped awning|the deck chair|the melon stall`,
  objects: `straw hat|paddling pool|paper fan|beach towel|slice of melon|rubber ring|jug of lemonade|kite|pair of sandals|picnic basket`,
  people: `ice-cream seller|lifeguard|lemonade boss aged nine|melon farmer|deck-chair attendant|kite flyer|camp cook|
    swimming champion|hammock tester|wasp expert`,
  sounds: `the jingle of an ice-cream van|a splash and a shriek|a sprinkler going round|a wasp with plans|ice in a glass|
    the sound of flip-flops on stone|a choir of crickets`,
  smells: `sun cream|cut melon|hot tarmac|barbecue smoke|chlorine|strawberries|warm grass`,
  troubles: `the ice cream fell|a wasp joined in|the hammock gave way|the ice ran out|
    a cloud appeared, alone|the sprinkler turned|the last slice was claimed`,
  wishes: `to last one week longer|to do nothing properly|to swim before breakfast|to find some shade|
    to have sand in every shoe|to stay out until called`,
  tips: `freeze the grapes|claim the shade early|put the book down and float|salt the melon, trust me|
    reapply it behind the ears|let the afternoon be long|eat the ice cream first`,
  sayings: `Shade is the best seat|Melting is a kind of hurry|Every wasp thinks it was invited|Sand goes home with everyone|
    Long days need short plans`,
  things: `ice cubes|sandals|wasps|freckles|deck chairs|cherries|splashes|strawberries`,
});

export const AUTUMN = defineTheme('autumn', {
  words: `autumn fall leaf leaves october november september pumpkin chestnut acorn cider maple
    otoño automne herbst 秋 осень`,
  places: `the leaf pile|the apple ladder|the cider press|the school gate|the windy corner|the conker tree|the pumpkin patch|
    the bench by the maple|the bonfire|the bus shelter`,
  objects: `wool scarf|garden rake|paper lantern|shiny conker|basket of apples|kite with a long tail|pumpkin|umbrella inside out|jar of chutney|pressed leaf`,
  people: `leaf sweeper|apple picker|cider maker|chestnut roaster|school caretaker|kite maker|pumpkin grower|soup cook|
    umbrella mender|conker champion`,
  sounds: `the sound of leaves being kicked|an apple hitting the grass|rain changing its mind|the sound of geese going over|a rake on gravel|
    the pop of a chestnut|a gate in the wind`,
  smells: `wet leaves|bonfire smoke|apples in straw|nutmeg|mushroom soup|damp tweed|hot cider`,
  troubles: `the wind undid the raking|the umbrella turned inside out|the last leaf let go|the pumpkin rolled off|
    the geese left early|the rain found the picnic|somebody hid the rake`,
  wishes: `to keep one leaf red|to jump before the sweeper came|to outstay the geese|to be warm and outside|
    to find the perfect conker|to smell smoke and be home`,
  tips: `pick the apple that twists off easily|wear the scarf before you need it|leave some leaves for hedgehogs|walk under the maple twice|
    roast them with a cut on top|press the red one first|take soup, not snacks`,
  sayings: `Every leaf lands somewhere|The wind rakes for free|Ugly apples bake best|Geese know the date|
    A scarf is a portable room`,
  things: `leaves|conkers|apples|puddles|pumpkins|geese|acorns|wellingtons`,
});

export const SPRING = defineTheme('spring', {
  words: `spring bloom blossom april march may easter tulip daffodil crocus sakura cherry-blossom lamb bud sprout puddle primavera
    printemps frühling 春 桜 весна`,
  places: `the first crocus|the open window|the washing line|the muddy path|the cherry tree|the lamb field|the garden centre|
    the birdhouse|the puddle by the gate|the park bench`,
  objects: `watering can|painted egg|rubber boot|feather duster|bunch of tulips|seed packet|yellow raincoat|bicycle pump|bird whistle|light jacket`,
  people: `tulip seller|window cleaner|shepherd|egg painter|bicycle mechanic|bee inspector|park gardener|lamb feeder|
    kite flyer|allergist`,
  sounds: `the running of gutters|a blackbird on the roof|the first lawn mower|the sound of bicycle brakes|a bud, if you listen|
    rain being brief|a window sticking, then not`,
  smells: `wet earth|cut stems|cherry blossom|fresh paint|rain on dust|new leaves|clean wool`,
  troubles: `the frost returned for its hat|a shower came sideways|the petals all fell|a lamb got in|
    the paint was still wet|the hay fever won|the clocks changed`,
  wishes: `to be first out of the ground|to go without a coat|to bloom on a weekday|to outrun one shower|
    to smell like rain|to begin again, lightly`,
  tips: `carry the jacket anyway|wait for the third warm day|plant after the last frost|look down for the small ones|
    open the window, then dust|touch no wet bench|walk under the blossom before it rains`,
  sayings: `Buds keep no diary|One swallow, many opinions|Mud comes before tulips|Every bench was wet once|
    Green is contagious`,
  things: `petals|puddles|tulips|lambs|buds|snowdrops|raindrops|painted eggs`,
});

export const WEATHER = defineTheme('weather', {
  words: `rain rainy storm thunder lightning fog mist cloud wind windy rainbow umbrella weather hurricane tornado drizzle monsoon
    lluvia pluie regen 雨 дождь sky skies`,
  places: `the gutter|the bus shelter|the weather vane|the umbrella stand|the biggest puddle|the wind sock|the drain cover|
    the porch|the barometer|the shop awning`,
  objects: `broken umbrella|yellow raincoat|rubber boot|rain gauge|paper boat|damp newspaper|wool hat|weather glass|bucket|bicycle clip`,
  people: `weather presenter|umbrella mender|puddle jumper|cloud counter|kite flyer|storm chaser|drain inspector|
    raincoat seller|barometer reader|paper-boat captain`,
  sounds: `rain on a tin roof|thunder, rehearsing|a gutter in full song|wind in a keyhole|one drop, repeated|
    the sound of tyres on wet road|an umbrella opening`,
  smells: `wet pavement|ozone|damp dog|rain on dust|soaked tweed|cold wind|steaming coats`,
  troubles: `the umbrella turned inside out|the sky made up its mind|the gutter overflowed|the forecast was right|
    the wind changed sides|a drop found the collar|the rainbow came without rain`,
  wishes: `to rain on nobody’s parade|to stay dry out of spite|to see both ends of a rainbow|to be the loudest cloud|
    to stop at the weekend|to fill every puddle`,
  tips: `take the ugly umbrella|trust the ache in the knee|look where the birds went|step over the first puddle only|
    dry the shoes with newspaper|leave when the gutter sings|dance now, iron later`,
  sayings: `No cloud asks permission|Dry socks are a philosophy|Rain reads every roof|The wind owns no hat|
    A puddle is a sky for ants`,
  things: `raindrops|umbrellas|clouds|puddles|gutters|wellingtons|hats|paper boats`,
});

export const CELEBRATION = defineTheme('celebration', {
  words: `christmas xmas easter halloween thanksgiving hanukkah diwali ramadan eid birthday party wedding anniversary festival carnival
    celebration gift present balloon firework candle parade bride groom graduation santa reindeer new-year invitation toast
    fiesta navidad noël weihnachten 祭り clown circus`,
  places: `the cake table|the dance floor|the gift pile|the coat room|the band stand|the top of the ladder|the seating plan|
    the fairy-light tree|the front door|the washing-up`,
  objects: `paper crown|ribboned box|silver balloon|string of lights|party horn|guest list|glass of punch|sparkler|place card|half-blown candle`,
  people: `host’s best friend|balloon artist|cake carrier|bandleader|late guest|uncle with a speech|present wrapper|
    caterer|confetti sweeper|shy dancer`,
  sounds: `a cork leaving|the sound of glasses meeting|a speech going long|a balloon losing heart|the band finding the key|
    wrapping paper, torn|somebody singing harmony`,
  smells: `candle smoke|cinnamon and cloves|hairspray|cut roses|warm punch|icing|pine and tinsel`,
  troubles: `the lights went out|the cake leaned|the band played the wrong song|the best present was the box|
    a balloon got away|the speech lost its last page|somebody brought a goat`,
  wishes: `to be remembered on purpose|to have everyone in one room|to dance before the cake|to open it slowly|
    to hear the right song|to stay for the last dance`,
  tips: `light the candles last|invite one person you barely know|hide the good biscuits|write the card before the bow|
    keep the speech under two minutes|leave while it is lovely|dance first, then sit`,
  sayings: `A party needs one good chair|The box is half the present|Cake waits for no speech|Late guests bring stories|
    Somebody always dances first`,
  things: `balloons|candles|ribbons|guests|confetti dots|sparklers|paper plates|toasts`,
});
