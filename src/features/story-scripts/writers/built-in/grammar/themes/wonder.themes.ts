import { defineTheme } from './define-theme.ts';

export const SPACE = defineTheme('space', {
  words: `space star planet moon mars galaxy universe rocket astronaut cosmonaut alien ufo spaceship comet meteor orbit telescope
    satellite cosmic lunar solar eclipse constellation nebula jupiter saturn venus neptune astronomy estrella étoile 宇宙 星 звезда космос`,
  places: `the airlock|the launch pad|the far crater|the observation deck|the star atlas|the docking ring|the control desk|
    the second moon|the antenna|the landing strip`,
  objects: `spare helmet|star chart|tube of soup|lunar pebble|silver glove|pocket telescope|radio headset|floating pencil|mission patch|dented thermos`,
  people: `flight engineer|junior astronaut|star mapper|radio operator|moon gardener|rocket painter|alien ambassador|
    night-shift physicist|space cook|satellite repairer`,
  sounds: `static with a rhythm in it|a countdown|the sigh of an airlock|one polite beep|a boot on metal|
    the hum of the panels|nothing, very loudly`,
  smells: `hot metal|recycled air|burnt almonds|new plastic|packet soup|rocket fuel|moon dust`,
  troubles: `the signal went quiet|the soup escaped|a warning light came on|gravity changed its mind|
    the countdown stopped at two|something knocked from outside|the map ran out of stars`,
  wishes: `to see home from far off|to land on something soft|to name one crater|to hear a reply|
    to go round once more|to touch a ring of Saturn`,
  tips: `strap down the soup|check the seal, then check the seal|look for the steady light|learn one constellation at a time|
    wait twenty minutes for your eyes|keep a plant for company|bring a pencil, not a pen`,
  sayings: `Up is only a habit|The moon keeps every footprint|Silence carries farthest|Tape first, panic later|
    Somewhere it is always launch day`,
  things: `craters|satellites|stars|buttons|moon pebbles|comets|blinking lights|orbits`,
});

export const MACHINES = defineTheme('robots', {
  words: `robot android machine computer ai algorithm code coding programmer software app technology tech digital internet wifi website data
    phone smartphone laptop gadget drone screen keyboard electric battery future invention inventor engineer cyber virtual
    pixel game gaming video developer chatbot server cloud print printer ロボット робот`,
  places: `the charging dock|the server room|the spare-parts bin|the test bench|the loading screen|the blinking router|the back-up drive|
    the whiteboard|the cable drawer|the help desk`,
  objects: `spare battery|loose screw|tangled cable|sticky note|tin antenna|soldering iron|memory stick|oil can|rubber duck|glowing button`,
  people: `junior programmer|help-desk clerk|test engineer|robot repairer|data librarian|intern with a screwdriver|early user|
    cable untangler|retired hacker|battery salesman`,
  sounds: `a cheerful beep|a fan starting up|the sound of keys being struck at speed|a dial tone from long ago|one cog with a squeak|
    the ping of a message|a printer, reconsidering`,
  smells: `warm dust|solder|fresh printout|cold pizza|ozone|new cable|machine oil`,
  troubles: `the screen went blank|the battery fell to one percent|the update began|somebody pulled the wrong plug|
    the password had expired|a loose screw rolled off|the error message apologised`,
  wishes: `to be switched on by morning people|to pass every test|to understand one joke|to be useful and unplugged|
    to run without a cable|to be asked, not told`,
  tips: `save before you celebrate|change one thing at a time|label both ends of the cable|ask the quietest user|
    switch it off and have lunch|write the test you fear|delete more than you add`,
  sayings: `Every machine was once a doodle|The plug is always suspect|Save early, sleep well|A good beep needs no manual|
    One bug never travels alone`,
  things: `blinking lights|cables|screws|buttons|passwords|batteries|sticky notes|pixels`,
});

export const FANTASY = defineTheme('fantasy', {
  words: `dragon castle knight king queen prince princess wizard witch magic magical spell fairy elf dwarf giant goblin troll unicorn
    phoenix sword crown throne kingdom quest potion monster myth mythical legend fairytale mermaid treasure dungeon tower curse
    enchanted sorcerer dragón drachen 竜 дракон`,
  places: `the drawbridge|the dragon’s doorstep|the royal kitchen|the crooked tower|the wishing well|the treasure room|the troll bridge|
    the potion shelf|the north gate|the tournament field`,
  objects: `silver spoon|dented helmet|bottled spell|paper crown|rusty sword|magic bean|wax seal|glass slipper|scroll with a stain|brass lantern`,
  people: `court jester|retired knight|royal cook|apprentice wizard|bridge troll|dragon dentist|palace gardener|crown polisher|
    potion taster|herald with a cold`,
  sounds: `a trumpet, slightly flat|the drawbridge coming down|a dragon clearing its throat|a cauldron’s bubble|armour on stairs|
    a spell being mispronounced|wings over the roof`,
  smells: `singed banners|royal gravy|old parchment|dragon smoke|boiled herbs|horse and velvet|candle wax`,
  troubles: `the spell came out backwards|the dragon sneezed|the crown went missing|the bridge asked a riddle|
    the princess declined|the map caught fire|the giant sat on the gate`,
  wishes: `to be in a proper song|to break one small curse|to own a quiet tower|to be spared the heroics|
    to see the dragon smile|to be home before the wizard`,
  tips: `read the spell twice, say it once|feed the dragon before talking|carry biscuits for the troll|never polish a cursed thing|
    ask the cook, who knows everything|leave by the small gate|keep one wish in reserve`,
  sayings: `Every dragon was an egg|Never wake a treasure|Knights rust, cooks remember|A riddle is a door with manners|
    Small spells mend best`,
  things: `trumpets|riddles|magic beans|torches|banners|dragon scales|wishes|turrets`,
});

export const SPIRITS = defineTheme('spirits', {
  words: `ghost spirit haunted spooky halloween witch vampire werewolf zombie skeleton angel demon god goddess 
    graveyard afterlife oracle fortune tarot superstition 👻 🎃 幽霊`,
  places: `the cold staircase|the locked room|the portrait gallery|the cellar door|the grandfather clock|the bell tower|the iron gate|
    the empty ballroom|the mirror hall|the seance table`,
  objects: `bunch of keys|silver candlestick|cracked mirror|music box|lace glove|pumpkin lantern|crystal ball|calling card|hall bell|velvet curtain`,
  people: `butler|ghost in training|fortune teller|estate agent|bell ringer|skeptical aunt|portrait painter|night watchman|
    candle maker|graveyard gardener`,
  sounds: `a chain, tastefully rattled|a floorboard with a memory|a music box winding down|somebody sighing in C|the clock missing a beat|
    a curtain being drawn|one knock from inside`,
  smells: `cold wax|old velvet|damp stone|violets from nowhere|candle smoke|dust and roses|pumpkin`,
  troubles: `the candle went blue|the portrait blinked|the clock ran backwards|somebody laughed upstairs|
    the locked door stood open|the mirror was late|the bell rang under water`,
  wishes: `to frighten somebody politely|to be invited to tea|to find the last key|to finish the unfinished business|
    to be seen in a good light|to haunt a warmer room`,
  tips: `knock, even on walls|bring two candles, hide one|never ask a mirror for news|be polite to draughts|
    count the portraits twice|leave the music box wound|laugh first, look later`,
  sayings: `Fear is a guest, offer it a chair|Old houses only stretch|A polite ghost haunts twice|Count the stairs going down|
    Every key misses its door`,
  things: `candles|cobwebs|keyholes|portraits|bats|footsteps|floorboards|door handles`,
});
