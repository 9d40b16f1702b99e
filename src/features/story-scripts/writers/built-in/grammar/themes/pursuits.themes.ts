import { defineTheme } from './define-theme.ts';

export const MUSIC = defineTheme('music', {
  words: `music musician song singer band guitar piano violin drum drummer jazz blues rock concert melody rhythm orchestra opera choir
    dj vinyl record trumpet saxophone dance dancer dancing ballet ballerina tango salsa karaoke lullaby note tune musik música musique
    音楽 музыка festival`,
  places: `the practice room|the stage door|the piano stool|the back row|the bandstand|the record bin|the orchestra pit|
    the sound desk|the choir loft|the dance floor`,
  objects: `tuning fork|cracked record|spare string|sheet of music|metronome|pair of drumsticks|tin whistle|violin case|dance shoe|silver trumpet`,
  people: `piano tuner|second violin|busker|choir leader|drum teacher|sound engineer|page turner|dance partner|
    record seller|conductor’s cousin`,
  sounds: `a scale, almost right|the click of a metronome|applause from the next hall|a bass through the floor|
    one wrong note, repeated|an orchestra tuning|a hum in the stairwell`,
  smells: `rosin|old velvet|valve oil|dust on a warm amplifier|stage paint|sheet music|dance-floor wax`,
  troubles: `the string snapped|the lights dimmed too soon|the drummer dropped a stick|the wrong note was better|
    the sheet music blew off|somebody clapped between movements|the needle skipped`,
  wishes: `to hit the high note|to be hummed on the way home|to play it without looking|to get one encore|
    to find the missing chord|to be danced to`,
  tips: `play it slowly enough to smile|count out loud|leave space between the notes|learn the last bar first|
    practise with the window open|record it and be kind|listen to the bass`,
  sayings: `Wrong and loud beats right and scared|Silence is also in the score|The tuba forgives|Count first, shine later|
    Every tune was a mistake once`,
  things: `notes|encores|drumsticks|records|music stands|semiquavers|dance steps|trumpets`,
});

export const ART = defineTheme('art', {
  words: `art artist paint painter painting draw drawing sketch sculpture sculptor gallery museum canvas brush portrait
    photo photography photographer camera film movie cinema theatre theater actor design designer illustration creative creativity
    pottery potter ceramic craft mural watercolor watercolour exhibition arte kunst 絵 искусство`,
  places: `the easel|the paint table|the gallery bench|the darkroom|the blank wall|the potter’s wheel|the frame shop|
    the stage left door|the skylight|the sketching stool`,
  objects: `worn brush|tube of paint|charcoal stick|empty frame|jar of turpentine|sketchbook|lens cap|plaster hand|palette knife|roll of film`,
  people: `portrait painter|museum guard|life model|frame maker|art teacher|camera repairer|sign writer|gallery cleaner|
    colour mixer|stage hand`,
  sounds: `a brush in a jar|a shutter, clicking|charcoal on paper|a whisper in front of a masterpiece|the wheel going round|
    a canvas being stretched|somebody saying “hm”`,
  smells: `linseed oil|wet clay|turpentine|fresh canvas|darkroom chemicals|dust and varnish|paper`,
  troubles: `the paint ran|the model sneezed|the wrong wall got painted|somebody touched the wet corner|
    the light moved on|the frame was too small|the critic tilted his head`,
  wishes: `to get the light right|to be finished and know it|to be looked at slowly|to fill the big wall|
    to find the missing colour|to be hung at eye level`,
  tips: `squint before you start|mix more than you need|stop one stroke early|draw what is there, not what you know|
    turn it upside down to check|clean the brush while it is fresh|sign it small`,
  sayings: `Leave one corner wild|The eraser is a pencil too|Wet paint keeps no secrets|A good frame shuts up|
    Look twice, draw once`,
  things: `brushes|sketches|paint tubes|picture hooks|clay crumbs|photographs|pencil stubs|frames`,
});

export const SPORT = defineTheme('sport', {
  words: `sport football soccer basketball tennis golf baseball hockey rugby run runner running marathon race swim swimmer gym fitness workout
    ball goal team match champion championship tournament olympics medal boxing boxer yoga climbing skate skateboard surf cricket
    volleyball chess athlete coach training goalkeeper sprint deporte fußball スポーツ`,
  places: `the finish line|the corner flag|the locker room|the bench|the last hurdle|the water table|the scoreboard|
    the starting blocks|the penalty spot|the kit bag`,
  objects: `lucky sock|stopwatch|whistle|water bottle|muddy football|race number|sweatband|silver medal|orange quarter|tape roll`,
  people: `goalkeeper|water carrier|timekeeper|loyal fan|substitute|kit washer|rival from next door|referee|
    early-morning jogger|physio`,
  sounds: `an early whistle|the sound of shoes on wet grass|a crowd holding its breath|the thud of a ball|someone counting laps|
    a stopwatch clicking|one fan with a drum`,
  smells: `cut grass|liniment|wet leather|orange quarters|chalk dust|clean kit|rain on the track`,
  troubles: `the whistle blew|a lace came undone|the ball went into the river|the lead melted away|
    the rain joined in|the favourite tripped|the clock stopped`,
  wishes: `to cross the line running|to be picked for the last kick|to beat one old record|to hear the crowd once|
    to finish with both shoes|to win by a sock`,
  tips: `start slower than your pride|drink before the hill|tie a double knot|look at the horizon, not your feet|
    breathe out on the hard part|thank the timekeeper|rest as if it counted`,
  sayings: `The last hill is in the head|Pass, then pray|Laces decide races|A good loser trains early|
    Nobody remembers the warm-up`,
  things: `laps|orange quarters|laces|goalposts|stopwatches|muddy knees|cheers|water bottles`,
});

export const HEALTH = defineTheme('health', {
  words: `health healthy wellness yoga meditation mindfulness breathe breathing sleep relax relaxation selfcare self-care doctor nurse hospital
    diet habit skincare beauty spa sauna massage happiness calm stress anxiety therapy mind body soul vitamin medicine`,
  places: `the yoga mat|the waiting room|the quiet corner|the steam room|the fruit bowl|the open window|the garden bench|
    the tea shelf|the pharmacy counter|the slow lane`,
  objects: `rolled mat|bowl of berries|wooden roller|warm towel|hourglass|jar of balm|eye mask|green apple|tea tin|breathing chart`,
  people: `yoga teacher|district nurse|patient beginner|sleep researcher|herb seller|swimming grandmother|tea master|
    massage therapist|family doctor|reformed hurrier`,
  sounds: `a long breath out|a gong, gently|water being poured|a kettle in the distance|a knee saying click|
    rain on a skylight|nobody’s phone`,
  smells: `eucalyptus|clean towels|ginger tea|lemon balm|warm cedar|sliced cucumber|fresh air`,
  troubles: `the phone rang|a cramp arrived|the mind wandered off|the mat rolled up again|
    somebody snored|the tea went cold|the old habit knocked`,
  wishes: `to sleep through|to touch both toes|to stop counting|to be kind to one knee|
    to sit still for a song|to feel light on Monday`,
  tips: `start with one breath|put the mat where you trip over it|drink a glass first|walk after supper|
    leave the phone in the hall|stretch before you scroll|go to bed with something unfinished`,
  sayings: `The floor is always open|Rest is also on the list|Slow is a speed|A nap is a small holiday|
    Breathe now, reply later`,
  things: `deep breaths|stretches|apples|towels|teacups|good habits|minutes|pillows`,
});

export const FASHION = defineTheme('fashion', {
  words: `fashion style dress shirt shoe boot hat coat jacket scarf skirt denim jeans wardrobe outfit clothes clothing tailor seamstress
    sewing knit knitting wool silk cotton leather jewelry jewellery ring necklace earring handbag bag makeup model runway collection trend
    vintage sneaker watch perfume mode moda`,
  places: `the mirror|the sewing table|the clothes rail|the changing room|the button drawer|the hat shelf|the ironing board|
    the catwalk’s end|the shoe rack|the fabric shelf`,
  objects: `silk scarf|pearl button|tape measure|left shoe|velvet hat|pin cushion|coat with deep pockets|pair of scissors|brass zip|folded pattern`,
  people: `tailor|seamstress|hat maker|window dresser|shoe repairer|stylist’s aunt|wardrobe keeper|fabric seller|
    button collector|shy model`,
  sounds: `the sound of scissors through silk|a zip going up|a sewing machine at full trot|the sound of heels on parquet|a hanger on a rail|
    the snap of a cufflink|tissue paper`,
  smells: `hot iron|cedar blocks|new leather|lavender bags|clean cotton|shoe polish|dry-cleaner’s steam`,
  troubles: `the zip gave up|a button rolled away|somebody wore the same|the hem came down|
    the mirror disagreed|the moths voted|the box held two left shoes`,
  wishes: `to be worn to something good|to fit like a joke|to have pockets at last|to outlive the trend|
    to turn one head|to leave the wardrobe`,
  tips: `buy it for the life you have|check the seams, then the mirror|wear the good one on a weekday|add one odd colour|
    let the shoes decide|roll it, do not fold it|keep the spare button`,
  sayings: `Pockets first|A good coat needs no party|Moths have taste|The mirror never buys|
    Odd socks, even temper`,
  things: `buttons|pins|scarves|hangers|stitches|shoe boxes|hat feathers|zips`,
});

export const HISTORY = defineTheme('history', {
  words: `history ancient old vintage retro museum castle ruin roman egypt egyptian pharaoh pyramid viking samurai medieval empire war soldier
    archaeology fossil antique heritage century memory memories nostalgia clock clockmaker dinosaur archive
    temple athens rome petra historia geschichte 歴史`,
  places: `the museum case|the dig site|the archive door|the broken column|the clock tower|the village well|the map room|
    the old city gate|the dusty shelf|the inscription`,
  objects: `clay jar|pocket watch|faded photograph|bronze coin|iron key|sealed letter|brass sundial|leather ledger|stone tile|moth-eaten flag`,
  people: `museum guard|archivist|clockmaker|treasure digger|tour guide|village elder|coin collector|map restorer|
    stone mason|great-aunt with stories`,
  sounds: `a clock, half a beat late|a trowel on stone|dust settling|a page nobody has turned|the guide’s third joke|
    a heavy door|the sound of footsteps in a long hall`,
  smells: `old leather|dry stone|beeswax|cold dust|parchment|lamp oil|museum carpet`,
  troubles: `the label was wrong|the clock began to run|somebody found page two|the wall sounded hollow|
    the statue lost its nose|the seal broke|the date did not add up`,
  wishes: `to be remembered correctly|to tick once more|to be found by somebody kind|to outlast the signpost|
    to tell its side|to be dusted gently`,
  tips: `ask whose hands it passed|read the label last|look at the back|talk to the oldest person there|
    keep the ordinary letters|write the year on the photo|leave the dust on the story`,
  sayings: `Dust is just slow news|Every ruin had a kitchen|The past forgets its keys|Old clocks run on gossip|
    Stones have long memories`,
  things: `coins|footnotes|broken jars|candlesticks|dusty steps|stone faces|calendars|photographs`,
});
