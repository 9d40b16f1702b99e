import { colorList, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import type { Detail, FigureLook } from '../figure.types.ts';
import { FUR } from '../head/beast-head.ts';
import { dressForEpoch } from './epoch-dress.ts';
import {
  bare,
  cloth,
  DARK,
  type DressPerson,
  details,
  hat,
  item,
  LEATHER,
  long,
  NAVY,
  personOf,
  shirt,
  short,
  skirt,
  trousers,
  WHITE,
  type Who,
} from './wardrobe.ts';

const SHIRTS: readonly Rgb[] = colorList('#4076b0 #c4483e #4e8e5e #e8b650 #8462a6 #3a969a #e2804c');
const DRESSES: readonly Rgb[] = colorList('#ce4a5c #548abe #ecb04c #6ca676 #9c70b8 #f08ea0 #3a9296');
const LEGS: readonly Rgb[] = colorList('#46547a #625448 #424650 #786a54');

type Everyday =
  | 'man'
  | 'woman'
  | 'girl'
  | 'boy'
  | 'old-man'
  | 'old-woman'
  | 'umbrella-person'
  | 'baby'
  | 'tourist'
  | 'student'
  | 'business-person'
  | 'detective'
  | 'bride'
  | 'groom'
  | 'animal-body';

function everyday(who: Who): DressPerson {
  return (request) => {
    const person = personOf(request, [who]);
    const epochal = dressForEpoch(request, person);
    if (epochal) return epochal;
    const worn = person.feminine ? womensDress(request, person) : mensDress(request, person);
    return wrapUp(request, worn);
  };
}

function mensDress(request: DrawingRequest, person: ReturnType<typeof personOf>): FigureLook {
  const own = request.random.fork('wardrobe');
  const top = cloth(request, ...SHIRTS);
  const legs = own.pick(LEGS);
  const accent = mix(top, WHITE, 0.62);
  const surface: readonly Detail[] = own.pick([
    details(['collar', mix(top, WHITE, 0.3)], ['buttons', mix(top, WHITE, 0.7)]),
    details(['hoops', accent]),
    details(['vest', scale(legs, 0.9)], ['collar', WHITE]),
    details(['checks', scale(top, 0.62)], ['collar', mix(top, WHITE, 0.25)]),
    details(),
  ]);
  const shorts = person.young && own.chance(0.5) && request.season !== 'winter';
  return {
    ...person,
    lower: trousers(
      legs,
      person.young ? [206, 84, 66] : LEATHER,
      shorts ? { cut: 'shorts', bootHeight: 0.14 } : {},
    ),
    torso: top,
    details: surface,
    sleeves: own.chance(person.young ? 0.3 : 0.6) ? long(top) : short(top),
    belt: person.young ? undefined : LEATHER,
  };
}

function womensDress(request: DrawingRequest, person: ReturnType<typeof personOf>): FigureLook {
  const own = request.random.fork('wardrobe');
  const dress = cloth(request, ...DRESSES);
  const pale = mix(dress, WHITE, 0.66);
  if (!person.young && !person.old && own.chance(0.28))
    return {
      ...person,
      lower: trousers(own.pick(LEGS), scale(dress, 0.5)),
      torso: dress,
      details: details(['collar', pale]),
      sleeves: own.chance(0.5) ? long(dress) : short(dress),
      belt: LEATHER,
    };
  const length = person.young ? 0.54 : person.old ? 0.82 : own.range(0.58, 0.86);
  return {
    ...person,
    lower: skirt(dress, length, person.young ? 0.19 : 0.15, {
      trim: pale,
      shoes: person.young ? [196, 60, 62] : scale(dress, 0.5),
      stockings: person.young ? WHITE : undefined,
    }),
    torso: dress,
    details: own.pick([
      details(['collar', pale]),
      details(['dots', pale], ['collar', pale]),
      details(['lace', pale]),
      details(['buttons', pale]),
    ]),
    sleeves: own.chance(0.6) ? short(person.young ? WHITE : dress, true) : person.young ? long(dress) : bare,
    belt: undefined,
    trim: pale,
  };
}

/** In the cold: coat, scarf and wool cap. */
function wrapUp(request: DrawingRequest, look: FigureLook): FigureLook {
  if (!request.snow && request.season !== 'winter') return look;
  const own = request.random.fork('winter');
  const coat = look.torso;
  const warm = pickColor(own, '#ce3e3a #406eaa #ecba50 #60966e #e27896');
  return {
    ...look,
    lower:
      look.lower.kind === 'skirt'
        ? skirt(scale(coat, 0.8), 0.66, 0.12, { shoes: LEATHER, stockings: [80, 74, 90] })
        : look.lower,
    tails: look.lower.kind === 'skirt' ? undefined : { color: coat, length: 0.34, flare: 0.08 },
    ...shirt(coat),
    details: details(['buttons', WHITE], ['scarf', warm]),
    gloves: warm,
    belt: undefined,
    headwear: look.headwear ?? hat('wool-cap', own.chance(0.5) ? warm : mix(coat, DARK, 0.3)),
  };
}

const man = everyday('man');
const woman = everyday('woman');
const girl = everyday('girl');
const boy = everyday('boy');

export const EVERYDAY: Record<Everyday, DressPerson> = {
  man: (request) => {
    if (!request.qualities.includes('mixed')) return man(request);
    const sex = request.random.fork('sex');
    const anyone = [man, woman, man, woman];
    return sex.pick(request.qualities.includes('young') ? anyone : [...anyone, everyday('old-man')])(request);
  },
  woman,
  girl,
  boy: (request) =>
    request.qualities.includes('mixed')
      ? request.random.fork('sex').pick([boy, girl])(request)
      : boy(request),
  'old-man': everyday('old-man'),
  'old-woman': (request) => {
    const look = everyday('old-woman')(request);
    return look.marks?.length || request.random.fork('glasses').chance(0.4)
      ? look
      : { ...look, marks: ['glasses'] };
  },
  'umbrella-person': (request) => {
    const look = request.random.fork('sex').pick([woman, man, girl])({
      ...request,
      color: undefined,
      season: 'winter',
    });
    return {
      ...look,
      headwear: undefined,
      gloves: undefined,
      held: item(
        'umbrella',
        request.color ?? pickColor(request.random.fork('umbrella'), '#ce2e34 #f0be46 #3a78b4'),
      ),
    };
  },
  baby: (request) => {
    const suit = cloth(request, [246, 206, 120], [160, 206, 230], [246, 176, 186], [180, 220, 170]);
    return {
      ...personOf(request, ['boy']),
      build: { head: 0.2, shoulders: 0.14, waist: 0.13, hips: 0.13, limbs: 1.5, stature: 0.51 },
      hair: { style: 'crop', color: [206, 160, 100] },
      lower: trousers(suit, mix(suit, WHITE, 0.5)),
      torso: suit,
      details: details(['buttons', WHITE]),
      sleeves: long(suit),
      expression: request.random.fork('smile').chance(0.7) ? 'smiling' : undefined,
      pose: 'sitting',
      crawls: true,
    };
  },
  tourist: (request) => ({
    ...man(request),
    pack: { kind: 'rucksack', color: [206, 92, 60] },
    headwear: hat('sun-hat', [226, 196, 140]),
    held: item('map'),
  }),
  student: (request) => ({
    ...request.random.fork('sex').pick([man, woman])(request),
    pack: { kind: 'rucksack', color: [70, 110, 160] },
    held: item('book', [176, 60, 60]),
    marks: ['glasses'],
  }),
  'business-person': (request) => {
    const suit = cloth(request, NAVY, [70, 74, 84], [92, 80, 74]);
    return {
      ...personOf(request, ['man', 'woman']),
      lower: trousers(suit, DARK),
      torso: suit,
      details: details(['lapels', scale(suit, 1.18)], ['tie', [190, 50, 56]]),
      sleeves: long(suit),
      held: item('briefcase', LEATHER),
    };
  },
  detective: (request) => {
    const coat = cloth(request, [186, 152, 104], [150, 128, 96]);
    return {
      ...personOf(request, ['man', 'woman']),
      lower: trousers([70, 66, 66], DARK),
      tails: { color: coat, length: 0.62, flare: 0.1, open: true },
      torso: coat,
      details: details(['lapels', scale(coat, 0.9)], ['tie', [120, 40, 46]]),
      sleeves: long(coat),
      belt: scale(coat, 0.6),
      headwear: hat('fedora', scale(coat, 0.72)),
      held: item('magnifier'),
    };
  },
  bride: (request) => ({
    ...personOf(request, ['woman']),
    hair: {
      style: request.random.fork('hair').pick(['updo', 'wavy', 'bun']),
      color: personOf(request, ['woman']).hair.color,
    },
    lower: skirt([252, 249, 246], 0.98, 0.28, { trim: [240, 232, 228], shoes: WHITE }),
    torso: [252, 249, 246],
    details: details(['lace', [226, 216, 214]], ['necklace', WHITE]),
    sleeves: short([250, 246, 244], true),
    headwear: hat('veil', [250, 248, 248]),
    held: item('bouquet', [240, 120, 150]),
    expression: 'smiling',
  }),
  'animal-body': (request) => ({
    ...personOf(request, ['boy']),
    lower: trousers(FUR, FUR),
    torso: FUR,
    sleeves: long(FUR),
  }),
  groom: (request) => {
    const suit = cloth(request, [40, 42, 54], [52, 62, 92]);
    return {
      ...personOf(request, ['man']),
      lower: trousers(suit, [26, 24, 30]),
      torso: suit,
      details: details(['lapels', scale(suit, 1.3)], ['bow-tie', [30, 28, 34]]),
      sleeves: long(suit),
      expression: 'smiling',
    };
  },
};
