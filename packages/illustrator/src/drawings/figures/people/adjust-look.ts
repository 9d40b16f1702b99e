import type { Pose } from '../../../brief/brief.types.ts';
import { colorList, type Rgb } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import type { FigureLook } from '../figure.types.ts';
import { HELD_COLORS, heldItemOf } from '../held/held-items.registry.ts';
import type { HeldItem } from '../held/held-items.types.ts';
import { skirt } from './wardrobe.ts';

/** Red hair is copper and golden hair blond, whatever the color table says of cloth. */
function naturalHair([red, green, blue]: Rgb): Rgb {
  if (red > 150 && green < 90 && blue < 100) return [188, 82, 40];
  if (red > 200 && green > 150 && blue < 120) return [226, 184, 104];
  return [red, green, blue];
}

/** The colors that fly at a spring festival. */
const POWDERS: readonly Rgb[] = colorList('#ec3c8c #fabe32 #3c96e6 #6ec850 #fa7832 #9650d2');

/** Poses in which the hands are not free to hold the usual thing. */
const EMPTY_HANDED: ReadonlySet<Pose> = new Set([
  'riding',
  'sleeping',
  'lying',
  'swimming',
  'praying',
  'pushing',
  'jumping',
  'dancing',
  'bathing',
  'running',
  'skating',
  'hugging',
  'shaking-hands',
  'meditating',
  'climbing',
  'catching',
  'pointing',
  'cheering',
  'shrugging',
  'playing-keys',
  'carrying',
]);

/** Things without which a person is not known, whatever the pose. */
const ALWAYS_HELD: ReadonlySet<string> = new Set([
  'violin',
  'guitar',
  'trumpet',
  'juggling',
  'lightning',
  'trident',
]);

/** What nobody does on the bare ground: they bring a crate to sit on. */
const SEATED_WORK: ReadonlySet<string> = new Set([
  'net',
  'cello',
  'guitar',
  'accordion',
  'drum',
  'cards',
  'paintbrush',
]);

/** What a deed is done with; what someone holds anyway is used as well, unless the deed insists. */
interface Tools {
  held: HeldItem;
  offhand?: HeldItem;
  insists?: boolean;
}

const USED: Partial<Record<Pose, Tools>> = {
  throwing: { held: 'powder' },
  reading: { held: 'book' },
  drinking: { held: 'cup' },
  eating: { held: 'apple' },
  playing: { held: 'guitar' },
  writing: { held: 'quill', offhand: 'letter', insists: true },
  painting: { held: 'paintbrush', offhand: 'palette', insists: true },
  cooking: { held: 'pan', insists: true },
  fishing: { held: 'fishing-rod', insists: true },
};

const USED_COLORS: Partial<Record<HeldItem, Rgb>> = {
  book: [150, 52, 56],
  cup: [246, 242, 234],
  apple: [206, 48, 48],
  guitar: [206, 138, 70],
};

function takeUp(look: FigureLook, { held, offhand, insists }: Tools, random: Random): void {
  if (look.held && !insists) return;
  const colorOf = (kind: HeldItem): Rgb =>
    kind === 'powder'
      ? random.fork('powder').pick(POWDERS)
      : (USED_COLORS[kind] ?? HELD_COLORS[kind] ?? [206, 172, 92]);
  look.held = { kind: held, color: colorOf(held) };
  if (offhand) look.offhand = { kind: offhand, color: colorOf(offhand) };
  else delete look.offhand;
}

/** The look of someone for one picture: its hair and eyes, and what the hands hold in a pose. */
export function adjustLook(
  { bareHead, uses, holding, bust, qualities, color, hairColor, eyeColor, random, seat }: DrawingRequest,
  dressed: FigureLook,
  pose: Pose,
): FigureLook {
  const look = { ...dressed, old: dressed.old || qualities.includes('old') };
  const usual = uses && heldItemOf(uses);
  if (usual) look.held = { kind: usual, color: HELD_COLORS[usual] ?? [206, 172, 92] };
  if (bareHead) delete look.headwear;
  // Nor is about the neck what is in the hand.
  if (holding?.name === 'scarf') look.details = look.details?.filter(({ kind }) => kind !== 'scarf');
  // Under a helmet long hair is tucked in.
  if (look.headwear?.kind === 'space-helmet' && look.hair.style !== 'bald')
    look.hair = { ...look.hair, style: 'short' };
  if (hairColor && look.hair.style !== 'bald') look.hair = { ...look.hair, color: naturalHair(hairColor) };
  if (eyeColor) look.eyeColor = eyeColor;
  const walks = look.lower.kind === 'trousers' || look.lower.kind === 'skirt';
  if (walks && qualities.includes('gowned')) look.lower = skirt(look.torso, 0.82, 0.14);
  if (qualities.includes('caped')) look.cape = color ?? look.torso;
  if (bust) {
    delete look.held;
    delete look.offhand;
    delete look.shield;
  }
  if (
    look.held &&
    EMPTY_HANDED.has(pose) &&
    !ALWAYS_HELD.has(look.held.kind) &&
    !(pose === 'riding' && look.held.kind === 'broom')
  )
    delete look.held;
  if (holding) {
    const kind = heldItemOf(holding.name);
    if (kind) look.held = { kind, color: holding.color ?? HELD_COLORS[kind] ?? [206, 172, 92] };
    else delete look.held;
  } else if (USED[pose]) takeUp(look, USED[pose], random);
  if (pose === 'playing-keys' || seat === 'stool') look.underfoot = 'stool';
  if (pose === 'carrying') look.pack ??= { kind: 'sack', color: [176, 136, 92] };
  if (pose === 'sitting' && !seat && !look.underfoot && SEATED_WORK.has(look.held?.kind ?? ''))
    look.underfoot = 'crate';
  return look;
}
