import { type Entry, entriesOf, procedure, recipe } from './entry.ts';

const food = entriesOf('item', { facing: 'front', habitat: 'interior' });

export const FRUIT: readonly Entry[] = [
  food('bowl of fruit', recipe('fruit-bowl'), 0.62, {
    also: 'fruit bowl, fruit, bowl of fruits, basket of fruit, fruit basket, plate of fruit, still life with fruit',
    plurals: ['fruits'],
    group: 1,
  }),
  food('apple', procedure('apple'), 0.43),
  food('green apple', 'green-apple', 0.43),
  food('pear', 'pear', 0.46),
  food('orange', procedure('orange'), 0.43, { also: 'tangerine, mandarin, clementine' }),
  food('lemon', procedure('lemon'), 0.41),
  food('lime', 'lime', 0.41),
  food('banana', 'banana', 0.46),
  food('grape', 'grapes', 0.48, { also: 'bunch of grapes, grapes', plurals: [], group: 1 }),
  food('watermelon', procedure('watermelon'), 0.46),
  food('melon', 'melon', 0.46),
  food('strawberry', procedure('strawberry'), 0.43, { also: 'raspberry' }),
  food('blueberry', procedure('blueberries'), 0.41, {
    also: 'blueberries, berry, berries',
    plurals: [],
    group: 1,
  }),
  food('cherry', procedure('cherries'), 0.43, { also: 'cherries, pair of cherries', plurals: [], group: 1 }),
  food('peach', 'peach', 0.43, { also: 'apricot, nectarine' }),
  food('mango', 'mango', 0.43, { also: 'papaya', plurals: ['mangoes', 'mangos'] }),
  food('pineapple', 'pineapple', 0.54),
  food('coconut', 'coconut', 0.43),
  food('kiwi', 'kiwi-fruit', 0.41, { also: 'kiwi fruit' }),
  food('avocado', 'avocado', 0.46),
  food('olive', 'olive', 0.41),
  food('tomato', 'tomato', 0.41),
];

export const VEGETABLES: readonly Entry[] = [
  food('carrot', 'carrot', 0.46),
  food('potato', 'potato', 0.38),
  food('corn', 'ear-of-corn', 0.48, { also: 'maize, ear of corn, sweetcorn' }),
  food('pepper', 'bell-pepper', 0.43, { also: 'bell pepper, paprika' }),
  food('chili', 'hot-pepper', 0.43, { also: 'chilli, hot pepper, chili pepper' }),
  food('eggplant', 'eggplant', 0.46, { also: 'aubergine' }),
  food('broccoli', 'broccoli', 0.46, { also: 'cauliflower' }),
  food('cucumber', 'cucumber', 0.43, { also: 'pickle' }),
  food('lettuce', 'leafy-green', 0.43, { also: 'cabbage, salad leaf' }),
  food('onion', 'onion', 0.38),
  food('garlic', 'garlic', 0.38),
  food('ginger', 'ginger-root', 0.38),
  food('pea pod', 'pea-pod', 0.41, { also: 'pea, bean' }),
  food('chestnut', 'chestnut', 0.38, { also: 'hazelnut' }),
  food('acorn', procedure('acorn'), 0.36, { habitat: 'forest' }),
  food('peanut', 'peanuts', 0.38),
];

export const MEALS: readonly Entry[] = [
  food('bread', procedure('loaf'), 0.43, { also: 'loaf, loaf of bread, bread loaf' }),
  food('toast', procedure('toast'), 0.44, { also: 'slice of toast, slice of bread' }),
  food('gingerbread man', procedure('gingerbread'), 0.46, { also: 'gingerbread, gingerbread cookie' }),
  food('baguette', procedure('baguette'), 0.43),
  food('croissant', procedure('croissant'), 0.41, { also: 'pastry' }),
  food('bagel', 'bagel', 0.41),
  food('pretzel', 'pretzel', 0.41),
  food('pancake', procedure('pancakes'), 0.43, {
    also: 'pancakes, stack of pancakes',
    plurals: [],
    group: 1,
  }),
  food('waffle', 'waffle', 0.41),
  food('cheese', procedure('cheese'), 0.41),
  food('egg', procedure('egg'), 0.36, { also: 'dragon egg' }),
  food('easter egg', procedure('egg'), 0.4, { also: 'painted egg', qualities: ['painted'] }),
  food('bacon', 'bacon', 0.36),
  food('fried egg', procedure('frying-pan'), 0.41, { also: 'frying pan' }),
  food('steak', 'cut-of-meat', 0.38, { also: 'meat, beef' }),
  food('chicken leg', 'poultry-leg', 0.41, { also: 'drumstick' }),
  food('hamburger', procedure('hamburger'), 0.46, { also: 'burger, cheeseburger' }),
  food('french fries', 'french-fries', 0.46, { also: 'fries, chips', plurals: [], group: 1 }),
  food('pizza', procedure('pizza'), 0.4, { also: 'pepperoni pizza, pizza margherita' }),
  food('slice of pizza', 'pizza', 0.46, { also: 'pizza slice' }),
  food('hot dog', 'hot-dog', 0.41, { also: 'hotdog, sausage' }),
  food('sandwich', 'sandwich', 0.41),
  food('taco', 'taco', 0.41),
  food('burrito', 'burrito', 0.41, { also: 'wrap, kebab', ambiguous: true }),
  food('salad', procedure('salad'), 0.43),
  food('soup', procedure('soup'), 0.43, { also: 'stew, pot of soup, pot' }),
  food('noodles', procedure('ramen'), 0.48, {
    also: 'ramen, noodle, bowl of ramen, ramen bowl, noodle soup',
    plurals: [],
    group: 1,
  }),
  food('spaghetti', 'spaghetti', 0.46, { also: 'pasta' }),
  food('sushi', procedure('sushi'), 0.41, { plurals: [] }),
  food('rice ball', 'rice-ball', 0.41, { also: 'onigiri' }),
  food('rice', procedure('rice-bowl'), 0.41, { also: 'curry, bowl of rice, biryani' }),
  food('dumpling', 'dumpling', 0.38, { also: 'momo, gyoza' }),
  food('popcorn', 'popcorn', 0.48),
];

export const DISHES: readonly Entry[] = [
  food('bowl', procedure('bowl'), 0.4, { also: 'empty bowl, salad bowl' }),
  food('plate', procedure('plate'), 0.3, { also: 'dinner plate, dish' }),
  food('basket', procedure('basket'), 0.48, { also: 'wicker basket, picnic basket, straw basket' }),
];

export const SWEETS_AND_DRINKS: readonly Entry[] = [
  food('cake', procedure('cake'), 0.5, {
    also: 'chocolate cake, fruit cake, cream cake, strawberry cake, layer cake, torte',
  }),
  food('birthday cake', procedure('birthday-cake'), 0.6, { also: 'cake with candles' }),
  food('wedding cake', procedure('wedding-cake'), 0.66, { also: 'tiered cake' }),
  food('candy cane', procedure('candy-cane'), 0.46),
  food('jar of jam', procedure('jar'), 0.44, {
    also: 'jam, jam jar, marmalade, jelly jar',
    plurals: ['jars of jam', 'jam jars'],
  }),
  food('slice of cake', procedure('cake-slice'), 0.43, {
    also: 'cake slice, piece of cake, shortcake, cheesecake',
  }),
  food('cupcake', procedure('cupcake'), 0.43, { also: 'muffin' }),
  food('pie', procedure('pie'), 0.41, { also: 'apple pie, pumpkin pie' }),
  food('cookie', procedure('cookie'), 0.41, { also: 'biscuit' }),
  food('doughnut', procedure('doughnut'), 0.43, { also: 'donut' }),
  food('ice cream', 'ice-cream', 0.5, { also: 'sundae, gelato' }),
  food('ice cream cone', procedure('ice-cream-cone'), 0.5, { also: 'soft serve' }),
  food('chocolate', 'chocolate-bar', 0.41, { also: 'chocolate bar, bar of chocolate' }),
  food('candy', 'candy', 0.36, { also: 'sweet, bonbon', ambiguous: true }),
  food('lollipop', 'lollipop', 0.43),
  food('honey', procedure('honey-pot'), 0.43, { also: 'honey pot, pot of honey, jar of honey' }),
  food('coffee', procedure('coffee'), 0.46, {
    also: 'cup of coffee, coffee cup, mug, cup, cappuccino, espresso, latte, mug of coffee',
  }),
  food('hot chocolate', procedure('cocoa'), 0.48, {
    also: 'cocoa, mug of cocoa, mug of hot chocolate, marshmallow',
  }),
  food('tea', procedure('tea'), 0.43, {
    also: 'cup of tea, green tea, teacup, matcha, tea cup',
  }),
  food('teapot', procedure('teapot'), 0.48, { also: 'tea pot' }),
  food('wine', procedure('wine'), 0.53, {
    also: 'glass of wine, wine glass, red wine, goblet, chalice',
    plurals: ['wine glasses', 'glasses of wine'],
  }),
  food('champagne', 'bottle-with-popping-cork', 0.54, { also: 'champagne bottle' }),
  food('bottle', procedure('bottle'), 0.56, {
    also: 'wine bottle, bottle of wine',
    plurals: ['bottles', 'wine bottles'],
  }),
  food('beer', procedure('beer'), 0.48, { also: 'glass of beer, pint of beer, ale, mug of beer' }),
  food('cocktail', 'cocktail-glass', 0.5, { also: 'martini' }),
  food('tropical drink', 'tropical-drink', 0.53),
  food('lemonade', procedure('lemonade'), 0.54, {
    also: 'smoothie, juice, glass of juice, orange juice, iced tea, milkshake',
  }),
  food('whisky', 'tumbler-glass', 0.43, { also: 'whiskey, glass of whisky' }),
  food('milk', procedure('milk'), 0.46, { also: 'glass of milk, glass of water' }),
  food('bubble tea', 'bubble-tea', 0.5, { also: 'boba, boba tea' }),
];
