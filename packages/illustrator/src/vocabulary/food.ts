import { arrangement, entriesOf, procedure } from './noun-entry.ts';

const food = entriesOf('item', { facing: 'front', habitat: 'interior', tall: 0.1 });

export const FRUIT = [
  food('bowl of fruit', arrangement('fruit-bowl'), 0.62, {
    also: 'fruit bowl, fruit, bowl of fruits, basket of fruit, fruit basket, plate of fruit, still life with fruit',
    plurals: ['fruits'],
    group: 1,
    tall: 0.25,
    holds: true,
  }),
  food('apple', procedure('apple'), 0.43, { tall: 0.12 }),
  food('green apple', 'green-apple', 0.43),
  food('pear', 'pear', 0.46, { tall: 0.12 }),
  food('orange', procedure('orange'), 0.43, {
    also: 'tangerine, mandarin, clementine',
    tall: 0.09,
  }),
  food('lemon', procedure('lemon'), 0.41, { tall: 0.07 }),
  food('lime', 'lime', 0.41, { tall: 0.05 }),
  food('banana', 'banana', 0.46),
  food('grape', 'grapes', 0.48, { also: 'bunch of grapes, grapes', plurals: [], group: 1, tall: 0.06 }),
  food('watermelon', procedure('watermelon'), 0.46, { tall: 0.25 }),
  food('melon', 'melon', 0.46, { tall: 0.25 }),
  food('strawberry', procedure('strawberry'), 0.43, { also: 'raspberry', tall: 0.06 }),
  food('blueberry', procedure('blueberries'), 0.41, {
    also: 'blueberries, berry, berries',
    plurals: [],
    group: 1,
    tall: 0.03,
  }),
  food('cherry', procedure('cherries'), 0.43, {
    also: 'cherries, pair of cherries',
    plurals: [],
    group: 1,
    tall: 0.03,
  }),
  food('peach', 'peach', 0.43, { also: 'apricot, nectarine' }),
  food('mango', 'mango', 0.43, { also: 'papaya', plurals: ['mangoes', 'mangos'] }),
  food('pineapple', 'pineapple', 0.54),
  food('coconut', 'coconut', 0.43),
  food('kiwi', 'kiwi-fruit', 0.41, { also: 'kiwi fruit' }),
  food('avocado', 'avocado', 0.46, { tall: 0.1 }),
  food('olive', 'olive', 0.41, { tall: 0.06 }),
  food('tomato', 'tomato', 0.41, { plurals: ['tomatoes'] }),
];

export const VEGETABLES = [
  food('carrot', 'carrot', 0.46),
  food('potato', 'potato', 0.38, { plurals: ['potatoes'] }),
  food('sweet potato', 'roasted-sweet-potato', 0.4, {
    also: 'yam, baked potato',
    plurals: ['sweet potatoes'],
  }),
  food('radish', 'root-vegetable', 0.43, {
    also: 'daikon, daikon radish, turnip, beet, beetroot, root vegetable',
    plurals: ['radishes'],
  }),
  food('corn', 'ear-of-corn', 0.48, {
    also: 'maize, ear of corn, sweetcorn, corn on the cob, corncob, corn cob',
  }),
  food('pepper', 'bell-pepper', 0.43, { also: 'bell pepper, paprika' }),
  food('chili', 'hot-pepper', 0.43, { also: 'chilli, hot pepper, chili pepper' }),
  food('eggplant', 'eggplant', 0.46, { also: 'aubergine' }),
  food('broccoli', 'broccoli', 0.46, { also: 'cauliflower' }),
  food('cucumber', 'cucumber', 0.43, { also: 'pickle' }),
  food('lettuce', 'leafy-green', 0.43, { also: 'cabbage, salad leaf' }),
  food('onion', 'onion', 0.38, { also: 'leek, shallot, red onion, onion ring' }),
  food('garlic', 'garlic', 0.38),
  food('ginger', 'ginger-root', 0.38),
  food('pea pod', 'pea-pod', 0.41, { also: 'pea, bean' }),
  food('chestnut', 'chestnut', 0.38, { also: 'hazelnut', tall: 0.06, brings: { season: 'autumn' } }),
  food('acorn', procedure('acorn'), 0.36, { habitat: 'forest', tall: 0.03, brings: { season: 'autumn' } }),
  food('peanut', 'peanuts', 0.38, { also: 'nut, pistachio, cashew, mixed nuts', tall: 0.06 }),
];

export const MEALS = [
  food('bread', procedure('loaf'), 0.43, {
    also: 'loaf, loaf of bread, bread loaf, garlic bread, sourdough, sourdough bread, bread roll, bun',
    tall: 0.1,
  }),
  food('toast', procedure('toast'), 0.44, {
    also: 'slice of toast, slice of bread, avocado toast, french toast',
    tall: 0.1,
  }),
  food('gingerbread man', procedure('gingerbread'), 0.46, {
    also: 'gingerbread, gingerbread cookie',
    tall: 0.1,
    alive: true,
  }),
  food('baguette', procedure('baguette'), 0.43, { tall: 0.2 }),
  food('croissant', procedure('croissant'), 0.41, { also: 'pastry, eclair, danish pastry', tall: 0.12 }),
  food('bagel', 'bagel', 0.41),
  food('pretzel', 'pretzel', 0.41),
  food('pancake', procedure('pancakes'), 0.43, {
    also: 'pancakes, stack of pancakes',
    plurals: [],
    group: 1,
    tall: 0.1,
    topped: 'plate',
  }),
  food('waffle', 'waffle', 0.41, { topped: 'plate' }),
  food('cheese', procedure('cheese'), 0.41, { also: 'brie, camembert', tall: 0.1 }),
  food('egg', procedure('egg'), 0.36, { also: 'dragon egg', tall: 0.06, colorful: true }),
  food('easter egg', procedure('egg'), 0.4, { also: 'painted egg', qualities: ['painted'], tall: 0.1 }),
  food('bacon', 'bacon', 0.36),
  food('fried egg', procedure('frying-pan'), 0.41),
  food('pan', procedure('frying-pan'), 0.41, {
    also: 'frying pan, skillet',
    ambiguous: true,
    tall: 0.12,
    home: 'kitchen',
  }),
  food('steak', 'cut-of-meat', 0.38, {
    also: 'meat, beef, fish fillet, salmon fillet, roast beef, pork chop, ribs, brisket',
  }),
  food('chicken leg', 'poultry-leg', 0.41, {
    also: 'drumstick, chicken wing, fried chicken, fried chicken leg, grilled chicken, roast chicken leg',
  }),
  food('hamburger', procedure('hamburger'), 0.46, { also: 'burger, cheeseburger', tall: 0.12 }),
  food('french fries', 'french-fries', 0.46, { also: 'fries, chips', plurals: [], group: 1 }),
  food('pizza', procedure('pizza'), 0.4, {
    also: 'pepperoni pizza, pizza margherita',
    tall: 0.1,
    topped: 'plate',
  }),
  food('slice of pizza', 'pizza', 0.46, { also: 'pizza slice', tall: 0.1 }),
  food('hot dog', 'hot-dog', 0.41, { also: 'hotdog, sausage, bratwurst' }),
  food('sandwich', 'sandwich', 0.41, { also: 'club sandwich, grilled cheese sandwich, blt' }),
  food('taco', 'taco', 0.41, { tall: 0.1 }),
  food('burrito', 'burrito', 0.41, { also: 'wrap, kebab', ambiguous: true }),
  food('salad', procedure('salad'), 0.43, {
    also: 'kimchi, coleslaw, caesar salad, greek salad, fruit salad',
    tall: 0.1,
    topped: 'plate',
  }),
  food('soup', procedure('soup'), 0.43, {
    also: 'stew, pot of soup, pot, tomato soup, pumpkin soup, mushroom soup, chicken soup, miso soup, onion soup, noodle broth, broth',
    tall: 0.1,
    holds: true,
  }),
  food('noodles', procedure('ramen'), 0.48, {
    also: 'ramen, noodle, bowl of ramen, ramen bowl, noodle soup, pho, udon, soba, laksa, bowl of pho, chow mein',
    plurals: [],
    group: 1,
    tall: 0.1,
    topped: 'plate',
    carries: ['chopsticks', 'egg', 'fried egg', 'herb', 'onion', 'seaweed'],
    holds: true,
  }),
  food('spaghetti', 'spaghetti', 0.46, { also: 'pasta' }),
  food('sushi', procedure('sushi'), 0.41, {
    also: 'sushi roll, sushi rolls, maki, nigiri',
    plurals: [],
    tall: 0.1,
    topped: 'plate',
  }),
  food('rice ball', 'rice-ball', 0.41, { also: 'onigiri', tall: 0.12 }),
  food('rice', procedure('rice-bowl'), 0.41, {
    also: 'curry, bowl of rice, biryani, bibimbap, fried rice, rice bowl',
    tall: 0.1,
  }),
  food('dumpling', 'dumpling', 0.38, {
    also: 'momo, gyoza, dim sum, samosa, spring roll, wonton, pierogi, bao, bao bun',
  }),
  food('popcorn', 'popcorn', 0.48),
  food('roast turkey', procedure('roast-bird'), 0.46, {
    also: 'roast chicken, roasted chicken, roasted turkey, thanksgiving turkey, roast bird, roast duck, turkey dinner',
    tall: 0.25,
  }),
  food('ham', 'meat-on-bone', 0.42, { also: 'roast ham, meat on the bone, roast meat', tall: 0.15 }),
  food('tempura', 'fried-shrimp', 0.42, { also: 'shrimp tempura, fried shrimp' }),
  food('wasabi', procedure('wasabi'), 0.3, { plurals: [], tall: 0.03 }),
  food('bento', 'bento-box', 0.44, { also: 'bento box, lunch box, lunchbox' }),
  food('takeout box', 'takeout-box', 0.44, { also: 'chinese takeout, takeout, chinese food' }),
  food('fortune cookie', 'fortune-cookie', 0.41),
  food('falafel', 'falafel', 0.41, { also: 'meatball' }),
  food('flatbread', 'flatbread', 0.41, { also: 'naan, tortilla, pita, chapati, roti' }),
  food('gyro', 'stuffed-flatbread', 0.42, { also: 'doner, shawarma, falafel wrap' }),
  food('tamale', 'tamale', 0.42, { also: 'tamal', tall: 0.12 }),
  food('paella', 'shallow-pan-of-food', 0.42, { also: 'stir fry, pan of food' }),
  food('fondue', 'fondue', 0.43, { also: 'cheese fondue' }),
  food('butter', 'butter', 0.38, { also: 'stick of butter' }),
  food('oatmeal', 'bowl-with-spoon', 0.42, {
    also: 'porridge, cereal, bowl of cereal, bowl of oatmeal, yogurt, muesli',
    topped: 'plate',
    holds: true,
  }),
  food('rice cracker', 'rice-cracker', 0.4),
];

export const DISHES = [
  food('bowl', procedure('bowl'), 0.4, { also: 'empty bowl, salad bowl', tall: 0.2, holds: true }),
  food('plate', procedure('plate'), 0.3, {
    also: 'dinner plate, dish, platter, serving plate, tray, serving tray, saucer',
    tall: 0.1,
    holds: true,
  }),
  food('basket', procedure('basket'), 0.48, {
    also: 'wicker basket, picnic basket, straw basket, laundry basket, bread basket',
    tall: 0.3,
    held: 'handle',
    holds: true,
  }),
];

export const SWEETS_AND_DRINKS = [
  food('cake', procedure('cake'), 0.5, {
    also: 'fruit cake, cream cake, strawberry cake, layer cake, torte, carrot cake, red velvet cake, sponge cake, cheese cake, bundt cake, cake stand, dessert',
    tall: 0.25,
    topped: 'cake',
    madeOf: ['chocolate'],
  }),
  food('birthday cake', procedure('birthday-cake'), 0.6, {
    also: 'cake with candles',
    tall: 0.2,
    topped: 'cake',
  }),
  food('wedding cake', procedure('wedding-cake'), 0.66, { also: 'tiered cake', tall: 0.6, topped: 'cake' }),
  food('candy cane', procedure('candy-cane'), 0.46, { tall: 0.1 }),
  food('jar of jam', procedure('jar'), 0.44, {
    also: 'jam, jam jar, marmalade, jelly jar, peanut butter, jar of peanut butter, jar of pickles jam',
    plurals: ['jars of jam', 'jam jars'],
    tall: 0.1,
  }),
  food('slice of cake', procedure('cake-slice'), 0.43, {
    also: 'cake slice, piece of cake, shortcake, cheesecake, brownie, tiramisu',
    tall: 0.1,
  }),
  food('cupcake', procedure('cupcake'), 0.43, {
    also: 'muffin',
    tall: 0.12,
    colorful: true,
    topped: 'cake',
  }),
  food('pie', procedure('pie'), 0.41, {
    also: 'apple pie, pumpkin pie, cherry pie, blueberry pie, lemon tart, fruit tart, apple tart, quiche, pecan pie, tart',
    tall: 0.1,
    topped: 'cake',
  }),
  food('cookie', procedure('cookie'), 0.41, {
    also: 'biscuit, macaron, macaroon, chocolate chip cookie',
    tall: 0.1,
  }),
  food('dough', procedure('dough'), 0.4, {
    also: 'bread dough, pizza dough, cookie dough, ball of dough, pastry dough',
    plurals: [],
    tall: 0.14,
  }),
  food('doughnut', procedure('doughnut'), 0.43, { also: 'donut', tall: 0.1, colorful: true }),
  food('ice cream', 'ice-cream', 0.5, {
    also: 'sundae, gelato, icecream, ice cream sundae, whipped ice cream',
    topped: 'plate',
  }),
  food('ice cream cone', procedure('ice-cream-cone'), 0.5, { also: 'soft serve', tall: 0.1 }),
  food('jelly', procedure('jelly'), 0.42, { also: 'jello, jell-o, gelatin', ambiguous: true, tall: 0.15 }),
  food('pudding', 'custard', 0.42, { also: 'custard, flan, creme brulee', tall: 0.08 }),
  food('dango', 'dango', 0.44, { also: 'skewer, kebab skewer' }),
  food('shaved ice', 'shaved-ice', 0.48, { also: 'snow cone', tall: 0.18 }),
  food('chocolate', 'chocolate-bar', 0.41, {
    also: 'chocolate bar, bar of chocolate, milk chocolate, dark chocolate',
    madeOf: ['chocolate'],
  }),
  food('candy', 'candy', 0.36, { also: 'sweet, bonbon', ambiguous: true, colorful: true }),
  food('lollipop', 'lollipop', 0.43, { colorful: true }),
  food('honey', procedure('honey-pot'), 0.43, {
    also: 'honey pot, pot of honey, jar of honey, maple syrup, syrup, honey jar, jar with honey',
    tall: 0.1,
  }),
  food('coffee', procedure('coffee'), 0.46, {
    screen: { x: 0.56, y: 0.54, wide: 0.5, high: 0.5 },
    also: 'cup of coffee, coffee cup, mug, cup, cappuccino, espresso, latte, mug of coffee, coffee mug, tea mug, travel mug',
    tall: 0.12,
    holds: true,
  }),
  food('hot chocolate', procedure('cocoa'), 0.48, {
    also: 'cocoa, mug of cocoa, mug of hot chocolate',
    tall: 0.1,
  }),
  food('tea', procedure('tea'), 0.43, {
    also: 'cup of tea, green tea, teacup, matcha, tea cup',
    tall: 0.12,
    holds: true,
  }),
  food('teapot', procedure('teapot'), 0.48, { also: 'tea pot', tall: 0.25 }),
  food('wine', procedure('wine'), 0.53, {
    also: 'glass of wine, wine glass, red wine, goblet, chalice, champagne glass, champagne flute',
    plurals: ['wine glasses', 'glasses of wine'],
    tall: 0.1,
    holds: true,
    madeOf: ['glass'],
  }),
  food('champagne', 'bottle-with-popping-cork', 0.54, {
    also: 'champagne bottle',
    holds: true,
    madeOf: ['glass'],
  }),
  food('bottle', procedure('bottle'), 0.56, {
    also: 'wine bottle, bottle of wine, bottle of whiskey, bottle of whisky, whiskey bottle, bottle of rum, rum bottle, glass bottle, olive oil bottle, bottle of olive oil, olive oil, soy sauce, bottle of sauce, soy sauce bottle, ketchup bottle, mustard bottle, ink bottle, sauce bottle, hot sauce, ketchup, mustard, sauce',
    plurals: ['bottles', 'wine bottles', 'bottles of wine'],
    tall: 0.2,
    holds: true,
  }),
  food('beer', procedure('beer'), 0.48, {
    also: 'glass of beer, pint of beer, ale, mug of beer, beer mug, mug of ale, beer glass, beer stein, stein of beer, pint',
    tall: 0.1,
  }),
  food('cocktail', 'cocktail-glass', 0.5, {
    also: 'martini, martini glass, margarita, cosmopolitan, daiquiri',
    tall: 0.18,
  }),
  food('long drink', procedure('lemonade'), 0.54, {
    also: 'mojito, long island ice tea, long island iced tea, long island ice tea cocktail, gin and tonic, spritz, ice tea',
    tall: 0.18,
  }),
  food('tropical drink', 'tropical-drink', 0.53),
  food('lemonade', procedure('lemonade'), 0.54, {
    also: 'smoothie, juice, glass of juice, iced tea, milkshake',
    tall: 0.1,
  }),
  food('whisky', 'tumbler-glass', 0.43, {
    also: 'whiskey, glass of whisky, old fashioned cocktail, bourbon, rum, scotch, shot glass, shot of tequila',
  }),
  food('milk', procedure('milk'), 0.46, { also: 'glass of milk', tall: 0.1 }),
  food('glass of water', procedure('drinking-glass'), 0.46, {
    also: 'water glass, drinking glass, empty glass',
    plurals: ['glasses of water'],
    tall: 0.14,
    holds: true,
    madeOf: ['glass'],
  }),
  food('bubble tea', 'bubble-tea', 0.5, { also: 'boba, boba tea' }),
];
