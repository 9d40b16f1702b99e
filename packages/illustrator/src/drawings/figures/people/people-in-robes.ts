import { mix } from '../../../core/color.ts';
import {
  cloth,
  DARK,
  type DressPerson,
  details,
  GOLD,
  hat,
  item,
  long,
  robe,
  shirt,
  trousers,
  WHITE,
  wear,
} from './wardrobe.ts';

/** The servants of faith, and the one who comes at Christmas. */
export const ROBED = {
  judge: (request) =>
    wear(request, ['old-man', 'old-woman'], {
      lower: robe([44, 40, 50]),
      ...shirt(cloth(request, [44, 40, 50]), long([44, 40, 50], { wide: true })),
      details: details(['collar', WHITE]),
      headwear: hat('judge-wig', [244, 240, 232]),
      held: item('gavel'),
    }),
  monk: (request) => {
    const tone = cloth(request, [222, 122, 44], [190, 84, 44], [120, 84, 58]);
    return wear(request, ['man', 'old-man'], {
      hair: { style: 'bald', color: DARK },
      beard: 'none',
      lower: robe(tone, undefined, 0.08),
      ...shirt(tone, long(tone, { wide: true })),
      details: details(['toga', mix(tone, [150, 40, 36], 0.6)]),
      held: item('beads', [120, 70, 44]),
    });
  },
  nun: (request) =>
    wear(request, ['woman', 'old-woman'], {
      hair: { style: 'bald', color: DARK },
      lower: robe([48, 46, 56]),
      ...shirt(cloth(request, [48, 46, 56]), long([48, 46, 56], { wide: true })),
      details: details(['cross', GOLD]),
      headwear: hat('nun-veil', [48, 46, 56]),
      held: item('beads', [110, 70, 50]),
    }),
  priest: (request) =>
    wear(request, ['man', 'old-man'], {
      lower: robe([52, 48, 58]),
      ...shirt(cloth(request, [52, 48, 58]), long([52, 48, 58])),
      details: details(['buttons', [90, 84, 96]], ['collar', WHITE], ['cross', GOLD]),
      held: item('book', [110, 40, 44]),
    }),
  pope: (request) =>
    wear(request, ['old-man'], {
      lower: robe(WHITE, GOLD),
      ...shirt(cloth(request, WHITE), long(WHITE, { wide: true })),
      trim: GOLD,
      details: details(['cross', GOLD]),
      cape: [206, 170, 80],
      headwear: hat('mitre', WHITE),
      held: item('crozier'),
    }),
  santa: (request) =>
    wear(request, ['old-man'], {
      build: { head: 0.108, shoulders: 0.142, waist: 0.148, hips: 0.138, limbs: 1.25 },
      hair: { style: 'wavy', color: WHITE },
      beard: 'long',
      lower: trousers([196, 36, 42], DARK, { bootHeight: 0.45 }),
      tails: { color: cloth(request, [206, 38, 44]), length: 0.26, flare: 0.06 },
      ...shirt(cloth(request, [206, 38, 44])),
      trim: WHITE,
      details: details(['fur-trim', WHITE]),
      belt: [36, 30, 32],
      gloves: [60, 56, 64],
      headwear: hat('santa-hat', [206, 38, 44]),
      pack: { kind: 'sack', color: [150, 108, 70] },
      held: item('gift', [70, 140, 90]),
      expression: 'smiling',
    }),
} satisfies Record<string, DressPerson>;
