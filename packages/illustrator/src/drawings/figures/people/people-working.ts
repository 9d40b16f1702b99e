import {
  ADULT,
  cloth,
  DARK,
  type DressPerson,
  details,
  GOLD,
  hat,
  item,
  LEATHER,
  long,
  shirt,
  short,
  skirt,
  trousers,
  uniform,
  WHITE,
  wear,
} from './wardrobe.ts';

export const WORKING = {
  baker: (request) =>
    wear(request, ['man', 'man', 'woman'], {
      lower: trousers([104, 112, 132], [70, 58, 52]),
      ...shirt(WHITE, short(WHITE)),
      details: details(
        ['buttons', [180, 186, 196]],
        ['apron', cloth(request, [250, 246, 238], [226, 196, 150])],
        ['scarf', [206, 62, 58]],
      ),
      headwear: hat('chef-hat', WHITE),
      held: item('bread'),
    }),
  chef: (request) =>
    wear(request, ADULT, {
      lower: trousers([70, 74, 86], DARK),
      ...shirt(cloth(request, WHITE), long(WHITE)),
      details: details(['buttons', [60, 64, 76]], ['apron', [236, 236, 238]], ['scarf', [196, 52, 56]]),
      headwear: hat('chef-hat', WHITE),
      held: item('ladle'),
    }),
  waiter: (request) =>
    wear(request, ADULT, {
      lower: trousers([40, 40, 48], DARK),
      ...shirt(WHITE),
      details: details(['vest', cloth(request, [44, 44, 54])], ['bow-tie', [30, 28, 34]]),
      held: item('tray'),
    }),
  maid: (request) =>
    wear(request, ['woman'], {
      lower: skirt(cloth(request, [62, 60, 76]), 0.74, 0.18, { stockings: WHITE, shoes: DARK }),
      ...shirt(cloth(request, [62, 60, 76]), short([62, 60, 76], true)),
      details: details(['apron', WHITE], ['collar', WHITE]),
      headwear: hat('mob-cap', WHITE),
      held: item('broom', [206, 162, 92]),
    }),
  butcher: (request) =>
    wear(request, ['man', 'strong'], {
      lower: trousers([70, 78, 96], DARK),
      ...shirt(WHITE, short(WHITE)),
      details: details(['hoops', [196, 70, 70]], ['apron', WHITE]),
      headwear: hat('flat-cap', WHITE),
      held: item('dagger'),
    }),
  doctor: (request) =>
    wear(request, ADULT, {
      lower: trousers([92, 110, 136], DARK),
      ...shirt(cloth(request, [120, 180, 206], [140, 196, 180]), long(WHITE)),
      details: details(['lab-coat', WHITE], ['stethoscope', [70, 80, 100]]),
      held: item('clipboard'),
    }),
  nurse: (request) =>
    wear(request, ADULT, {
      lower: trousers(cloth(request, [110, 180, 196]), WHITE),
      ...shirt(cloth(request, [110, 180, 196]), short(cloth(request, [110, 180, 196]))),
      details: details(['collar', WHITE], ['badge', [222, 60, 66]]),
      headwear: hat('nurse-cap', WHITE),
      held: item('clipboard'),
    }),
  scientist: (request) =>
    wear(request, [...ADULT, 'old-man'], {
      hair: {
        style: request.random.fork('hair').pick(['spiky', 'bun', 'curly'] as const),
        color: [222, 222, 226],
      },
      lower: trousers([84, 88, 104], DARK),
      ...shirt(cloth(request, [126, 160, 196], [186, 120, 110]), long(WHITE)),
      details: details(['lab-coat', WHITE], ['tie', [150, 60, 70]]),
      marks: ['glasses'],
      held: item('flask', [110, 214, 140]),
    }),
  teacher: (request) =>
    wear(request, ADULT, {
      lower: trousers([98, 88, 80], LEATHER),
      ...shirt(cloth(request, [118, 146, 110], [150, 106, 84], [96, 120, 160])),
      details: details(['collar', WHITE], ['buttons', LEATHER]),
      marks: ['glasses'],
      held: item('book', [176, 60, 60]),
      offhand: item('pointer'),
    }),
  'police-officer': (request) =>
    wear(request, ADULT, {
      ...uniform(cloth(request, [52, 76, 128])),
      details: details(['tie', [34, 40, 60]], ['badge', GOLD], ['collar', [52, 76, 128]]),
      headwear: hat('peaked-cap', [44, 62, 106]),
    }),
  firefighter: (request) =>
    wear(request, ADULT, {
      lower: trousers([196, 158, 74], DARK, { bootHeight: 0.5 }),
      ...shirt(cloth(request, [206, 166, 78])),
      details: details(['buttons', DARK], ['hoops', [240, 240, 160]]),
      tails: { color: cloth(request, [206, 166, 78]), length: 0.26, flare: 0.06 },
      trim: [240, 240, 150],
      belt: DARK,
      headwear: hat('fire-helmet', [206, 46, 44]),
      held: item('hose'),
    }),
  postman: (request) =>
    wear(request, ADULT, {
      ...uniform(cloth(request, [70, 104, 166])),
      details: details(['chest-strap', LEATHER], ['collar', WHITE]),
      headwear: hat('peaked-cap', [60, 90, 150]),
      held: item('letter'),
    }),
  mechanic: (request) =>
    wear(request, ADULT, {
      lower: trousers(cloth(request, [66, 98, 150]), DARK),
      ...shirt([220, 214, 204], short([220, 214, 204])),
      details: details(['overalls', cloth(request, [66, 98, 150])]),
      headwear: hat('cap', [196, 60, 56]),
      held: item('wrench'),
    }),
  builder: (request) =>
    wear(request, ADULT, {
      lower: trousers([82, 96, 126], [150, 104, 60], { bootHeight: 0.4 }),
      ...shirt(cloth(request, [240, 150, 50]), long([214, 208, 196])),
      details: details(['hoops', [250, 244, 190]], ['zip', DARK]),
      belt: LEATHER,
      headwear: hat('hard-hat', [250, 204, 60]),
      held: item('hammer'),
    }),
  blacksmith: (request) =>
    wear(request, ['strong'], {
      beard: 'short',
      lower: trousers([78, 70, 66], DARK, { bootHeight: 0.4 }),
      ...shirt(cloth(request, [206, 188, 156]), short(cloth(request, [206, 188, 156]))),
      details: details(['apron', [122, 78, 48]]),
      headwear: hat('bandana', [176, 56, 50]),
      held: item('hammer'),
    }),
  carpenter: (request) =>
    wear(request, ADULT, {
      lower: trousers([124, 98, 70], LEATHER),
      ...shirt(
        cloth(request, [96, 140, 120], [196, 150, 90]),
        short(cloth(request, [96, 140, 120], [196, 150, 90])),
      ),
      details: details(['checks', [60, 90, 80]], ['apron', [206, 170, 116]]),
      headwear: hat('cap', [120, 92, 66]),
      held: item('saw'),
    }),
  photographer: (request) =>
    wear(request, ADULT, {
      lower: trousers([96, 100, 84], LEATHER),
      ...shirt(cloth(request, [226, 214, 190], [90, 120, 130])),
      details: details(['vest', [130, 118, 88]]),
      headwear: hat('cap', [110, 100, 78]),
      held: item('camera', [52, 52, 62]),
    }),
} satisfies Record<string, DressPerson>;
