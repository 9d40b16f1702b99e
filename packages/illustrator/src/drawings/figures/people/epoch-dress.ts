import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import type { FigureLook } from '../figure.types.ts';
import {
  bare,
  cloth,
  DARK,
  details,
  hat,
  LEATHER,
  long,
  type personOf,
  short,
  skirt,
  trousers,
  WHITE,
} from './wardrobe.ts';

type Person = ReturnType<typeof personOf>;

/** What plain people wore in other times; nothing for our own. */
export function dressForEpoch(request: DrawingRequest, person: Person): FigureLook | undefined {
  switch (request.epoch) {
    case 'prehistoric':
      return inHides(request, person);
    case 'ancient':
      return inToga(request, person);
    case 'medieval':
      return medieval(request, person);
    case 'victorian':
      return victorian(request, person);
    case 'retro':
      return retro(request, person);
    case 'futuristic':
      return futuristic(request, person);
    default:
      return undefined;
  }
}

function inHides(request: DrawingRequest, person: Person): FigureLook {
  const hide = cloth(request, [168, 116, 66], [140, 98, 62]);
  return {
    ...person,
    hair: { ...person.hair, style: person.feminine ? 'wavy' : 'curly' },
    lower: skirt(hide, 0.4, 0.08, { shoes: person.skin }),
    torso: hide,
    details: details(['dots', scale(hide, 0.6)]),
    sleeves: bare,
  };
}

function inToga(request: DrawingRequest, person: Person): FigureLook {
  const wool = cloth(request, WHITE, [240, 226, 200], [206, 176, 140]);
  const trim = pickColor(request.random.fork('trim'), '#963250 #3c64a0 #c49646');
  return {
    ...person,
    lower: skirt(wool, person.feminine ? 0.96 : 0.66, 0.1, { trim, shoes: LEATHER }),
    torso: wool,
    details: details(['toga', mix(wool, trim, 0.25)]),
    sleeves: short(wool),
    belt: LEATHER,
  };
}

function medieval(request: DrawingRequest, person: Person): FigureLook {
  const wool = cloth(request, [126, 72, 60], [84, 110, 84], [70, 92, 130], [176, 140, 82]);
  if (person.feminine)
    return {
      ...person,
      lower: skirt(wool, 0.97, 0.15, { trim: scale(wool, 0.7), shoes: LEATHER }),
      torso: wool,
      details: details(['lace', WHITE]),
      sleeves: long(WHITE, { puffed: true }),
      belt: LEATHER,
      headwear: person.young ? undefined : hat('bonnet', WHITE),
    };
  return {
    ...person,
    lower: trousers([110, 92, 72], LEATHER, { bootHeight: 0.4 }),
    tails: { color: wool, length: 0.36, flare: 0.09 },
    torso: wool,
    details: details(['lace', LEATHER]),
    sleeves: long([232, 218, 190]),
    belt: LEATHER,
  };
}

function victorian(request: DrawingRequest, person: Person): FigureLook {
  const wool = cloth(request, [92, 62, 84], [62, 82, 88], [110, 64, 56], [70, 66, 92]);
  if (person.feminine)
    return {
      ...person,
      hair: { ...person.hair, style: person.young ? 'wavy' : 'updo' },
      lower: skirt(wool, 0.98, 0.26, { trim: mix(wool, WHITE, 0.4), shoes: DARK }),
      torso: wool,
      details: details(['buttons', WHITE], ['collar', WHITE]),
      sleeves: long(wool, { puffed: true }),
      headwear: person.young ? hat('bonnet', mix(wool, WHITE, 0.5)) : undefined,
    };
  return {
    ...person,
    beard: person.young ? 'none' : 'moustache',
    lower: trousers([80, 76, 82], DARK),
    tails: { color: wool, length: 0.5, flare: 0.08, open: true },
    torso: wool,
    details: details(['lapels', scale(wool, 0.8)], ['vest', [150, 120, 80]], ['bow-tie', DARK]),
    sleeves: long(wool),
    headwear: person.young ? hat('flat-cap', [110, 96, 80]) : hat('top-hat', DARK),
  };
}

function retro(request: DrawingRequest, person: Person): FigureLook {
  const bright = cloth(request, [206, 60, 66], [60, 140, 150], [240, 180, 70], [110, 90, 160]);
  if (person.feminine)
    return {
      ...person,
      hair: { ...person.hair, style: 'bob' },
      lower: skirt(bright, 0.62, 0.26, { trim: WHITE, shoes: [60, 40, 46] }),
      torso: bright,
      details: details(['dots', WHITE], ['collar', WHITE]),
      sleeves: short(bright, true),
      belt: WHITE,
      headwear: request.random.fork('hat').chance(0.4) ? hat('cloche', scale(bright, 0.8)) : undefined,
    };
  return {
    ...person,
    lower: trousers([96, 84, 72], [80, 50, 36], { cut: 'wide' }),
    torso: WHITE,
    details: details(['vest', bright], ['bow-tie', DARK]),
    sleeves: long(WHITE),
    belt: DARK,
    headwear: hat(request.random.fork('hat').chance(0.5) ? 'fedora' : 'flat-cap', [110, 92, 74]),
  };
}

function futuristic(request: DrawingRequest, person: Person): FigureLook {
  const suit = cloth(request, [214, 220, 230], [70, 84, 110], [60, 60, 74]);
  const light: Rgb = pickColor(request.random.fork('light'), '#50dcf0 #fa6ebe #96f082');
  return {
    ...person,
    lower: trousers(suit, scale(suit, 0.7), { bootHeight: 0.5 }),
    torso: suit,
    details: details(['zip', light], ['chest-strap', light]),
    sleeves: long(suit),
    trim: light,
    gloves: scale(suit, 0.7),
    marks: [...person.marks, ...(request.random.fork('visor').chance(0.4) ? (['visor'] as const) : [])],
  };
}
