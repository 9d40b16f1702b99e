import { defineTheme } from './define-theme.ts';

export const FOOD = defineTheme('food', {
  words: `food cook cooking kitchen chef recipe soup stew pasta pizza noodle ramen sushi burger sandwich salad rice curry taco
    dinner lunch supper restaurant diner street-food spice pepper garlic onion potato tomato cheese egg fish meat vegan vegetarian
    dumpling pot pan oven knife fork spoon plate taste flavor flavour meal feast eat eating delicious comida cuisine küche 料理`,
  places: `the stove|the spice shelf|the chopping board|the market stall|the serving hatch|the back kitchen|the corner table|
    the pot rack|the takeaway window|the dishwasher’s sink`,
  objects: `wooden spoon|copper pan|pepper mill|chipped bowl|stained recipe card|paper napkin|soup ladle|tin of paprika|cook’s hat|lemon squeezer`,
  people: `head chef|dishwasher|market trader|spice seller|hungry critic|waiter|soup taster|grandmother of nine|pot washer|line cook`,
  sounds: `butter meeting the pan|a knife on wood|a lid, rattling|a spoon scraping the pot|the ping of the pass|
    oil, whispering|somebody saying “mmm”`,
  smells: `garlic in butter|toasted cumin|lemon peel|simmering broth|fresh basil|charred peppers|warm stock`,
  troubles: `the pot boiled over|the salt ran out|the critic came early|the lid shot off|
    somebody turned up the flame|the last plate slipped|the oven went cold`,
  wishes: `to be asked for seconds|to get the sauce right|to make the critic smile|to be somebody’s favourite dish|
    to taste like home|to empty every plate`,
  tips: `salt the water, not the conversation|taste before you season|let the pan get properly hot|chop everything first|
    keep a splash of the cooking water|rest it for five minutes|serve it on the warm plate`,
  sayings: `A full mouth cannot argue|Taste first, salt later|The pot knows when|Steam tells the truth|
    The cook eats last and best`,
  things: `spoons|onions|dumplings|empty plates|peppercorns|recipe cards|lemons|napkins`,
});

export const BAKING = defineTheme('baking', {
  words: `baking bake baker bakery bread cake pie cookie biscuit cupcake muffin croissant pastry dessert chocolate sugar candy sweet
    pancake waffle donut doughnut tart pudding icing flour sourdough apple strawberry cherry ice-cream honey brownie macaron jam`,
  places: `the oven door|the flour bin|the cooling rack|the shop window|the cake stand|the mixing bowl|the proving drawer|
    the baker’s bench|the sugar shelf|the pie safe`,
  objects: `rolling pin|cake tin|icing bag|wooden spoon|floury apron|sugar sifter|pastry brush|biscuit cutter|oven glove|jar of sprinkles`,
  people: `pastry chef|apprentice baker|cake judge|sugar merchant|sweet-toothed postman|village baker|birthday planner|
    flour miller|dessert critic|cinnamon trader`,
  sounds: `the crackle of a crust|an egg timer, ticking|a whisk in full gallop|the oven door’s sigh|dough landing on wood|
    a spoon round the bowl|the shop bell`,
  smells: `warm cinnamon|browned butter|vanilla|rising dough|caramel|lemon zest|apples and cloves`,
  troubles: `the middle sank|the timer stayed silent|the sugar turned out to be salt|somebody slammed the oven door|
    one slice went missing|the icing slid|the dough rose over the rim`,
  wishes: `to rise and stay risen|to be cut by a kind hand|to win the blue ribbon|to come out golden|
    to make the window mist up|to last until Sunday`,
  tips: `let the butter come to you|weigh it, do not guess|keep the oven door shut|fold, never stir|
    line the tin twice|wait until it is cool|give the first slice away`,
  sayings: `Flour tells no secrets|Butter settles arguments|A sunken middle holds more cream|Patience is an ingredient|
    Crumbs are evidence`,
  things: `crumbs|cherries|raisins|cake forks|paper cases|candles|sugar cubes|almonds`,
});

export const COFFEE = defineTheme('coffee', {
  words: `coffee espresso latte cappuccino brew brewing barista cafe café roast bean mug cup tea teapot matcha kettle coffeehouse
    caffeine chai kaffee café 茶 кофе`,
  places: `the espresso machine|the sugar jar|the window table|the roaster|the cup shelf|the counter’s end|the chalkboard|
    the bean sacks|the milk fridge|the good armchair`,
  objects: `chipped mug|coffee scoop|paper filter|silver teaspoon|hand grinder|stamp card|porcelain cup|copper kettle|tea strainer|saucer without a cup`,
  people: `barista|bean roaster|regular at table two|tea blender|sleepy student|milk delivery driver|crossword solver|
    cup washer|novelist in the corner|kettle repairer`,
  sounds: `the hiss of steam|the sound of beans tumbling|a spoon going round|the sound of cups being stacked|the grinder’s growl|
    a page, turning|the first sip`,
  smells: `fresh grounds|warm milk|toasted beans|bergamot|burnt sugar|wet newspaper|cardamom`,
  troubles: `the milk ran out|the machine hissed and stopped|somebody took the good armchair|the grinder jammed|
    the order came out twice|the cup cracked|the kettle went silent`,
  wishes: `to be hot for the whole chapter|to be somebody’s usual|to wake up one whole street|to get the foam right|
    to outlast the rush|to be sipped, not gulped`,
  tips: `warm the cup first|grind it just before you pour|weigh the beans, then relax|let the water cool a breath|
    rinse the paper filter|pour slowly, in circles|drink it sitting down`,
  sayings: `Nobody lies before the first cup|Steam before speeches|The saucer is half the cup|Good beans keep no secrets|
    Slow drip, long talk`,
  things: `cups|sugar cubes|teaspoons|saucers|coffee rings|newspapers|biscuits|stamp cards`,
});

export const SHOP = defineTheme('shop', {
  words: `sale shop store shopping market deal discount price offer brand product business boutique collection launch startup
    company customer money bank gold coin saving budget invest investment investing finance cheap rich treasure sell seller marketing
    entrepreneur freelance grand-opening dollar euro pound penny rent salary wealth tax`,
  places: `the shop window|the till|the sale rail|the loading door|the top shelf|the changing room|the price board|
    the sample table|the back office|the lucky penny jar`,
  objects: `price tag|brass till key|paper bag|ribboned box|loyalty card|ledger|penny jar|shop bell|tape measure|pair of golden scissors`,
  people: `shop owner|window dresser|bargain hunter|delivery driver|till operator|first customer|bookkeeper|sign writer|
    market trader|careful saver`,
  sounds: `the shop bell|the drawer of the till|tissue paper, folding|the sound of coins finding their friends|a pen on a receipt|
    a queue, murmuring|tape coming off the roll`,
  smells: `new cardboard|fresh paint|tissue paper|window polish|ink on receipts|somebody’s good perfume|warm printer`,
  troubles: `the price tag fell off|the queue reached the corner|the last one was taken|the till would not open|
    somebody asked the sensible question|the delivery came in blue|the sign said closed by mistake`,
  wishes: `to be worth the queue|to sell out by accident|to be somebody’s good buy|to balance the books|
    to open the doors for good|to keep the first coin`,
  tips: `sleep on it before you pay|buy the one you would repair|write the number down|ask what happens after the sale|
    set one coin aside first|read the label inside|thank the first customer by name`,
  sayings: `A fair price sleeps well|The window does the talking|Small change makes big rooms|First the customer, then the coffee|
    Count it once in the open`,
  things: `price tags|paper bags|receipts|coins|parcels|coat hangers|ribbons|customers`,
});
