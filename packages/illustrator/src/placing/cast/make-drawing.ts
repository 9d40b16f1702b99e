import { renderArt } from '../../art/art.ts';
import { addCatchLights } from '../../art/eyes.ts';
import { recolor } from '../../art/recolor.ts';
import { SKIN_TONES } from '../../art/skin-tones.ts';
import type { Pose, SubjectRequest } from '../../brief/brief.types.ts';
import { type Canvas, createLayer, pixelsOf } from '../../core/canvas.ts';
import { fromHex, type Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { drawArrangement } from '../../drawings/arrangements.registry.ts';
import { MAMMAL_PROCEDURES } from '../../drawings/beasts/mammals.registry.ts';
import { drawProcedure } from '../../drawings/drawings.registry.ts';
import { dressDrawing } from '../../drawings/figures/dress-drawing.ts';
import { isFigure } from '../../drawings/figures/people/people.registry.ts';
import { applyMaterial } from '../../drawings/materials/apply-material.ts';
import type { Drawing, DrawingRequest } from '../../drawings/pen/drawing.types.ts';
import { applySurface, isSurface } from '../../drawings/surfaces/apply-surface.ts';
import { withCraftParts } from '../../drawings/surfaces/craft-parts.ts';
import { isTopView } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { COLORS } from '../../vocabulary/colors.ts';
import { cutOutHead } from './cut-out-head.ts';
import { depictOn, screenHeight } from './depict.ts';
import { type HeapKind, heapKindOf, heapUp } from './heaps.ts';
import { inscribe } from './inscribe.ts';
import { joinDrawings } from './join-drawings.ts';
import { onPlinth } from './plinth.ts';
import { dressForSpace } from './space-suit.ts';

/** Larger drawings cost more than the eye gains; they are enlarged when shown. */
const LARGEST_DRAWING = 1100;

export interface DrawingWishes {
  /** Height in pixels at which the subject will be shown. */
  height: number;
  random: Random;
  lightSide: -1 | 1;
  pose?: Pose;
  /** The way someone who faces us looks. */
  look?: 'left' | 'right';
  seat?: DrawingRequest['seat'];
  turned?: boolean;
  partnered?: boolean;
  bust?: boolean;
  bareHead?: boolean;
  toppings?: DrawingRequest['toppings'];
  holding?: { name: string; color?: Rgb };
  reach?: DrawingRequest['reach'];
  arm?: DrawingRequest['arm'];
  /** Draw the face of the subject where it has one. */
  face?: boolean;
}

/** Draws one subject of the brief, not yet lit by the scene, in the material that the prompt names. */
export async function makeDrawing(
  stage: Stage,
  subject: SubjectRequest,
  wishes: DrawingWishes,
): Promise<Drawing> {
  const { otherHalf, ...half } = subject;
  if (otherHalf)
    return joinDrawings(await makeDrawing(stage, half, wishes), await makeDrawing(stage, otherHalf, wishes));
  const heap = heapKindOf(subject);
  const shadow = subject.shadowOf && (await shadowOf(stage, subject.shadowOf, wishes)).canvas;
  const bare = heap ? await drawHeap(stage, subject, wishes, heap) : await drawNoun(stage, subject, wishes);
  const drawing = { ...withCraftParts(bare, subject.qualities), ...(shadow && { shadow }) };
  const { material, noun } = subject;
  if (subject.qualities.includes('overturned')) return overturned(drawing);
  if (subject.qualities.includes('space-suited') && noun.kind !== 'person') return dressForSpace(drawing);
  const surfaced = await withImage(
    stage,
    subject,
    wishes,
    await withSurface(stage, subject, wishes, drawing),
  );
  if (!material) return inscribe(stage, surfaced, subject);
  const made = applyMaterial(stage, surfaced, {
    material,
    random: wishes.random.fork('material'),
    lightSide: wishes.lightSide,
    color: colorOf(subject),
    alive: ['animal', 'person', 'sea-creature', 'flying'].includes(noun.kind),
  });
  return inscribe(
    stage,
    subject.qualities.includes('on-plinth') ? onPlinth(made, wishes.lightSide) : made,
    subject,
  );
}

/** On its back, open to the sky. */
function overturned(drawing: Drawing): Drawing {
  const { width, height } = drawing.canvas;
  const { canvas, context } = createLayer(width, height);
  context.scale(1, -1);
  context.drawImage(drawing.canvas, 0, -height);
  return { ...drawing, canvas, anchors: {}, opening: { x: 0.5, y: 0.6, radiusX: 0.42, radiusY: 0.06 } };
}

/** What somebody looks at on a screen, a shirt or a sign; signs of light are bent of it. */
async function withImage(
  stage: Stage,
  { depicts, noun }: SubjectRequest,
  wishes: DrawingWishes,
  drawing: Drawing,
): Promise<Drawing> {
  const { screen } = noun;
  if (!depicts || !screen) return drawing;
  const lit = noun.name === 'neon sign';
  const image = await makeDrawing(stage, lit ? { ...depicts, material: 'neon' } : depicts, {
    height: screenHeight(drawing, screen),
    random: wishes.random.fork('depicted'),
    lightSide: wishes.lightSide,
  });
  return depictOn(drawing, image, screen);
}

/** A robot rusts like a thing. */
function bodyOf({ noun: { kind, madeOf } }: SubjectRequest): SubjectRequest['noun']['kind'] {
  return kind === 'person' && madeOf ? 'item' : kind;
}

/** Height at which two drawings are compared: enough to tell whether a word changes anything. */
const PROBE_HEIGHT = 40;

/** Lays on the drawing what is said of the subject and what its own drawer does not show. */
async function withSurface(
  stage: Stage,
  subject: SubjectRequest,
  wishes: DrawingWishes,
  drawing: Drawing,
): Promise<Drawing> {
  const asked = subject.qualities.filter((quality) => isSurface(quality, bodyOf(subject)));
  const missing: string[] = [];
  for (const quality of asked) {
    const others = subject.qualities.filter((other) => other !== quality);
    // Each gets the same dice anew, so that only the word can make a difference.
    const probe = () => ({ ...wishes, height: PROBE_HEIGHT, random: wishes.random.fork('probe') });
    const plain = await drawNoun(stage, { ...subject, qualities: others }, probe());
    const told = await drawNoun(stage, subject, probe());
    if (looksTheSame(plain, told)) missing.push(quality);
  }
  return missing.length === 0 ? drawing : applySurface(drawing, missing, wishes.random.fork('surface'));
}

function looksTheSame({ canvas, smoke }: Drawing, other: Drawing): boolean {
  if (canvas.width !== other.canvas.width || canvas.height !== other.canvas.height) return false;
  if ((smoke === undefined) !== (other.smoke === undefined)) return false;
  return Buffer.compare(Buffer.from(pixelsOf(canvas).data), Buffer.from(pixelsOf(other.canvas).data)) === 0;
}

const HEAP_VARIANTS = 3;
const HEAP_OF_UNKNOWN_NUMBER = 5;

async function drawHeap(
  stage: Stage,
  subject: SubjectRequest,
  wishes: DrawingWishes,
  kind: HeapKind,
): Promise<Drawing> {
  const pieces: Drawing[] = [];
  for (let variant = 0; variant < HEAP_VARIANTS; variant++) {
    const random = wishes.random.fork(`piece-${variant}`);
    pieces.push(await drawNoun(stage, subject, { ...wishes, height: wishes.height * 0.4, random }));
  }
  const told = stage.brief.subjects.find(({ noun }) => noun === subject.noun)?.count ?? 1;
  return heapUp(kind, pieces, told > 2 ? told : HEAP_OF_UNKNOWN_NUMBER, wishes.random.fork('heap'));
}

/** From wherever its noun says. */
async function drawNoun(stage: Stage, subject: SubjectRequest, wishes: DrawingWishes): Promise<Drawing> {
  const { noun } = subject;
  if (wishes.face && noun.face) return drawArt(subject, noun.face, wishes);
  const plain = requestFor(stage, subject, wishes);
  const headed = noun.head ? { ...plain, head: headOf(noun.head, plain) } : plain;
  const request = subject.headOf
    ? { ...headed, thingHead: await thingHeadFor(stage, subject.headOf, wishes) }
    : headed;
  if (noun.drawing.from === 'procedure' && isFigure(noun.drawing.procedure))
    return drawProcedure(noun.drawing.procedure, request);
  const drawing = await drawUndressed(subject, request, wishes);
  return request.clothes ? dressDrawing(drawing, request) : drawing;
}

async function drawUndressed(
  subject: SubjectRequest,
  request: DrawingRequest,
  wishes: DrawingWishes,
): Promise<Drawing> {
  const { drawing } = subject.noun;
  switch (drawing.from) {
    case 'procedure':
      return drawProcedure(drawing.procedure, request);
    case 'arrangement':
      return drawArrangement(drawing.arrangement, request);
    case 'art':
      return drawArt(subject, drawing.icon, wishes);
  }
}

function shadowOf(stage: Stage, shape: SubjectRequest, { height, random, lightSide }: DrawingWishes) {
  return makeDrawing(stage, shape, { height, random: random.fork('shadow'), lightSide });
}

/** As large as a head is, and lit where it is a lamp. */
function thingHeadFor(stage: Stage, thing: SubjectRequest, { height, random, lightSide }: DrawingWishes) {
  return makeDrawing(stage, thing, { height: height * 0.34, random: random.fork('thing-head'), lightSide });
}

/** Drawn for itself: its fur has the color that hair has on people. */
function headOf(animal: string, { hairColor, random, ...request }: DrawingRequest): Drawing {
  const drawing = drawProcedure(animal, {
    ...request,
    color: hairColor,
    random: random.fork('head'),
    pose: 'standing',
    bust: true,
    bareHead: true,
    holding: undefined,
  });
  return animal in MAMMAL_PROCEDURES ? drawing : cutOutHead(drawing);
}

export function colorOf(subject: SubjectRequest): Rgb | undefined {
  return colorNamed(subject.color);
}

function colorNamed(name: string | undefined): Rgb | undefined {
  const hex = name === undefined ? undefined : COLORS[name];
  return hex === undefined ? undefined : fromHex(hex);
}

const SKINS: Readonly<Record<string, number>> = {
  fair: 0,
  light: 0,
  pale: 0,
  white: 0,
  olive: 1,
  tan: 2,
  tanned: 2,
  brown: 3,
  dark: 3,
  black: 4,
};

function skinNamed(name: string | undefined): Rgb | undefined {
  const tone = name === undefined ? undefined : SKINS[name];
  return tone === undefined ? colorNamed(name) : SKIN_TONES[tone];
}

function requestFor(stage: Stage, subject: SubjectRequest, wishes: DrawingWishes): DrawingRequest {
  const { brief, palette } = stage;
  const dark = palette.night || palette.sunElevation < 0.2 || brief.features.has('cosy-light');
  return {
    size: Math.min(LARGEST_DRAWING, Math.max(24, wishes.height)) * (wishes.bust ? 1.4 : 1),
    // One coat for parents and young.
    random: subject.kin ? stage.motif.fork('kin') : wishes.random,
    color: colorOf(subject),
    skin: skinToneFor(stage),
    lamps: dark && !brief.vetoes.has('light'),
    snow: brief.snow && !stage.indoor,
    lightSide: wishes.lightSide,
    qualities: subject.qualities,
    detail: brief.detail,
    pose: wishes.pose ?? poseFor(subject),
    seat: wishes.seat,
    look: wishes.look,
    turned: wishes.turned,
    partnered: wishes.partnered ?? subject.count === 2,
    fromBehind: subject.fromBehind,
    expression: subject.expression,
    epoch: brief.epoch,
    region: brief.region,
    // Nobody wears a woolly hat at home.
    season: stage.indoor && subject.noun.kind === 'person' ? 'autumn' : brief.season,
    hairColor: colorNamed(subject.hairColor),
    eyeColor: colorNamed(subject.eyeColor),
    skinColor: skinNamed(subject.skinColor),
    clothes: subject.clothes?.map((worn) => ({ ...worn, color: colorNamed(worn.color) })),
    bust: wishes.bust,
    fromAbove: isTopView(brief),
    bareHead: wishes.bareHead,
    toppings: wishes.toppings,
    uses: subject.noun.uses,
    holding: wishes.holding ?? (subject.tool === undefined ? undefined : { name: subject.tool }),
    reach: wishes.reach,
    arm: wishes.arm,
  };
}

function poseFor({ noun, pose }: SubjectRequest): Pose | undefined {
  if (pose) return noun.kind === 'person' ? pose : (WITHOUT_HANDS[pose] ?? pose);
  return noun.kind === 'flying' ? undefined : 'standing';
}

/** What animals do instead of the deeds of people. */
const WITHOUT_HANDS: Partial<Record<Pose, Pose>> = {
  catching: 'reaching',
  pointing: 'reaching',
  climbing: 'reaching',
  painting: 'reaching',
  kicking: 'jumping',
  writing: 'sitting',
  cooking: 'sitting',
  fishing: 'sitting',
  'playing-keys': 'sitting',
  meditating: 'sitting',
  hugging: 'standing',
  cheering: 'reaching',
  shrugging: 'standing',
  'shaking-hands': 'standing',
  carrying: 'walking',
  leaning: 'standing',
};

/** One skin tone for all people of a picture, by its seed. */
function skinToneFor(stage: Stage): Rgb {
  return stage.motif.fork('skin').pick(SKIN_TONES);
}

async function drawArt(subject: SubjectRequest, icon: string, wishes: DrawingWishes): Promise<Drawing> {
  const { height, face } = wishes;
  const { noun } = subject;
  const canvas = await renderArt(icon, Math.min(LARGEST_DRAWING, Math.max(24, height * 1.05)));
  const color = colorOf(subject);
  if (color) recolor(canvas, color);
  if (face) addCatchLights(canvas);
  return {
    canvas,
    lights: [],
    anchors: {},
    shaded: false,
    facing: face ? 'front' : (noun.facing ?? 'front'),
  };
}

/** Busts are cut straight across the shoulders; heads end in a round chin. */
export function hasShoulders(canvas: Canvas): boolean {
  const row = canvas.getContext('2d').getImageData(0, canvas.height - 2, canvas.width, 1).data;
  let covered = 0;
  for (let offset = 3; offset < row.length; offset += 4) if (row[offset]! > 128) covered++;
  return covered > canvas.width * 0.5;
}
