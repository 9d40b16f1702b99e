import { defineTheme } from './define-theme.ts';

export const CATS = defineTheme('cats', {
  words: `cat kitten kitty tomcat feline purr whisker meow gato chat katze 猫 кот кошка`,
  places: `the sunny windowsill|the airing cupboard|the top of the fridge|the garden wall|the forbidden sofa|the cardboard box|
    the cat flap|the warm laundry|the piano lid|the neighbour’s shed`,
  objects: `ball of wool|felt mouse|tin of sardines|cardboard box|silver bell|saucer of milk|feather on a string|hairbrush|odd sock|paper bag`,
  people: `fishmonger|upstairs neighbour|vet with scratched hands|can-opener owner|sofa seller|milk deliverer|wool shop owner|
    patient grandmother|mouse in residence|rival from next door`,
  sounds: `a tin being opened|a purr like a small engine|the sound of claws on good curtains|one paw at the door|a bird being clever|
    the flap of the cat flap|a yawn with teeth in it`,
  smells: `warm laundry|sardines|sun on fur|dusty curtains|catnip|clean windowsill|somebody’s tuna sandwich`,
  troubles: `the food bowl showed its bottom|a dog moved in next door|the door stayed shut|the box was recycled|
    a stranger sat on the chair|the vacuum cleaner woke|the tin turned out to be beans`,
  wishes: `to be fed a second time|to sit where the sun was|to own the tall shelf|to be admired from a distance|
    to catch the red dot|to have every door open`,
  tips: `look away first|offer the box before the toy|never wake a sleeping tail|blink slowly and mean it|
    warm the lap beforehand|leave one door ajar|let the cat finish the meeting`,
  sayings: `If it fits, it is a bed|Nobody owns the warm chair|A closed door is an insult|Dignity lands on four feet|
    Second breakfast is a right`,
  things: `whiskers|paw prints|naps|cardboard boxes|sardines|sunny spots|felt mice|cushions`,
});

export const DOGS = defineTheme('dogs', {
  words: `dog puppy pup hound terrier retriever labrador poodle corgi dachshund beagle husky shepherd leash bark fetch perro chien hund
    犬 собака pet`,
  places: `the park gate|the muddy corner|the good lamp post|the back seat|the food bowl|the squirrel tree|the doormat|
    the tennis court|the postman’s path|the picnic lawn`,
  objects: `chewed slipper|tennis ball|long stick|squeaky duck|blue lead|biscuit tin|towel with a history|rubber bone|knotted rope|frisbee`,
  people: `postman|butcher|park keeper|dog walker|tennis player|squirrel in charge|neighbour with sausages|groomer|
    ice-cream seller|jogger`,
  sounds: `a lead coming off its hook|a tail against a table|the rustle of a biscuit bag|one heroic bark|a squeaky duck|
    the sound of paws on kitchen tiles|the word “walk”`,
  smells: `wet fur|forty kinds of grass|sausages|the postman’s trousers|mud of a good year|old tennis ball|rain on a coat`,
  troubles: `the ball went over the fence|a squirrel laughed|somebody said the word bath|the lead came off|
    the sausages were left alone|the stick broke in two|the wind blew from the butcher’s`,
  wishes: `to meet everyone in the park|to catch that one squirrel|to keep the big stick|to ride in front|
    to be told good dog|to run until the field ended`,
  tips: `throw it once more|let the nose finish reading|carry two bags and a towel|praise first, correct later|
    say the word only if you mean it|keep biscuits in the left pocket|walk at the speed of joy`,
  sayings: `Every stick is the best stick|Mud is just late grass|Sniff first, ask later|A wagging tail needs room|
    No walk is too short to count`,
  things: `tennis balls|lamp posts|sticks|squirrels|paw prints|biscuits|puddles|sausages`,
});

export const BIRDS = defineTheme('birds', {
  words: `bird owl eagle hawk falcon crow raven robin sparrow swallow swan duck goose hen chicken rooster parrot penguin flamingo
    peacock pigeon seagull stork heron nest feather egg wing pájaro oiseau vogel 鳥 птица`,
  places: `the telephone wire|the church tower|the empty nest|the bird table|the tall chimney|the reed bed|the weathercock|
    the gutter|the hawthorn hedge|the flight path`,
  objects: `tail feather|pair of field glasses|bag of seed|nest box|silver ring|tin bird bath|bird book|empty eggshell|wooden whistle|twig of good length`,
  people: `bird ringer|chimney sweep|seed merchant|choir leader|tower keeper|sketching student|pigeon fancier|feather collector|
    egg painter|retired falconer`,
  sounds: `one note, repeated|the sound of wings at close range|a beak on a window|the whole hedge talking|an argument in the gutter|
    a call from far above|seed being spilled`,
  smells: `dry straw|hedge after rain|chimney soot|sunflower seed|wet feathers|high, cold air|hawthorn blossom`,
  troubles: `the wind took the nest|a magpie made an offer|the seed ran out|the hedge was trimmed|
    one egg rolled away|the flock left early|the weathercock turned round`,
  wishes: `to sing the first note|to reach the tower top|to be in the bird book|to cross the whole sky once|
    to nest where no cat could climb|to be louder than the traffic`,
  tips: `stand still and look sideways|put the seed where you drink coffee|learn the common ones first|leave the hedge alone till autumn|
    keep the cat’s bell on|write down the hour and the song|let the shy one come last`,
  sayings: `Sing first, explain later|No nest is built in a day|The early worm reads the papers|A feather is a receipt for flight|
    Crows remember kindness`,
  things: `feathers|twigs|sunflower seeds|wires|eggs|nest boxes|sparrows|crumbs`,
});

export const WILD_ANIMALS = defineTheme('animals', {
  words: `animal creature beast wildlife zoo safari lion tiger leopard cheetah elephant giraffe zebra hippo rhino monkey gorilla panda koala
    kangaroo bear moose elk deer rabbit bunny hare hedgehog raccoon badger mouse rat hamster bat sloth llama alpaca horse pony
    donkey cow sheep lamb goat pig turtle tortoise snake lizard gecko chameleon crocodile frog toad seal walrus dinosaur
    camel yak unicorn-horse animales tier 動物 snail`,
  places: `the water hole|the feeding trough|the hay loft|the big burrow|the sunny rock|the zoo gate|the tall grass|
    the paddock fence|the fig tree|the muddy bank`,
  objects: `carrot|hay bale|salt lick|striped scarf|tin bucket|bell collar|field notebook|blanket|straw hat|enormous cabbage`,
  people: `zoo keeper|vet|wildlife photographer|stable hand|ranger|school class of nine|cabbage farmer|elephant washer|
    track reader|shepherd`,
  sounds: `the sound of hooves on hard ground|a very large yawn|grass being pulled|a snort of agreement|a tail at work|
    something heavy sitting down|a whinny from the next field`,
  smells: `warm hay|mud with a future|ripe fruit|wet fur|dust and sun|clover|a bucket of oats`,
  troubles: `the gate was left open|the water hole shrank|somebody ate the sign|the herd turned round|
    a stranger smelled of lions|the bucket got stuck|the fence fell flat`,
  wishes: `to see past the fence|to be first at the water|to nap without visitors|to make one tall friend|
    to taste the far grass|to be counted correctly`,
  tips: `come from the side, slowly|let them smell your hand|sit down to seem smaller|bring more carrots than visitors|
    close the gate behind you|learn who leads the herd|keep still until they forget you`,
  sayings: `Grass is news for the patient|The slow one sets the pace|Big ears, small talk|No herd without a grumbler|
    A full trough makes friends`,
  things: `hoofprints|carrots|flies|gateposts|cabbages|burrows|stripes|apples`,
});
