import { relight } from '../../art/relight.ts';
import type { SubjectRequest } from '../../brief/brief.types.ts';
import { createLayer } from '../../core/canvas.ts';
import { hslToRgb, type Rgb } from '../../core/color.ts';
import { drawsBeastBust } from '../../drawings/beasts/beasts.registry.ts';
import { isFigure } from '../../drawings/figures/people/people.registry.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { drawForStage } from '../cast/draw-copy.ts';
import { hasShoulders, makeDrawing } from '../cast/make-drawing.ts';
import { takePlace } from '../cast/take-place.ts';
import { resize } from '../relate/relate-places.ts';
import { averageColor } from '../render/ground-cover.ts';
import { noteInPlanes, renderDrawing } from '../render/render-drawing.ts';
import { drawFurBust, drawRobeBust } from './bust.ts';
import type { Placement } from './placement.types.ts';

/** Where one, two and three sitters have their heads; the third looks over the shoulders of the others. */
const ACROSS = [[0.5], [0.32, 0.69], [0.25, 0.76, 0.5]] as const;
const ZOOMS = [1, 0.72, 0.62] as const;

/** Head and shoulders of the first subject, large and in the middle, wearing its hat; others peep in beside it. Returns the subjects shown. */
export async function placePortrait(stage: Stage): Promise<number[]> {
  const { brief } = stage;
  const random = stage.motif.fork('portrait');
  const cast: Cast = {
    stage,
    random,
    looks: random,
    draw: drawForStage(stage),
    members: [],
    placed: [],
    nextId: 1,
  };
  const hat = brief.subjects.findIndex(({ noun }) => noun.kind === 'hat');
  const eyewear = hat >= 0 ? eyewearOf(brief.subjects[hat]!) : undefined;
  const sitters = brief.subjects.flatMap((request, subject) =>
    request.noun.kind === 'hat' && brief.subjects.length > 1
      ? []
      : [{ request: eyewear && drawsGlasses(request) ? withQuality(request, eyewear) : request, subject }],
  );
  const worn = eyewear !== undefined && sitters[0] !== undefined && drawsGlasses(sitters[0].request);
  const shown = sitters
    .flatMap((sitter) => Array.from({ length: Math.min(3, sitter.request.count) }, () => sitter))
    .slice(0, 3);
  for (const [index, { request, subject }] of [...shown.entries()].reverse()) {
    const across = (ACROSS[shown.length - 1] ?? ACROSS[0])[index]! + cast.random.range(-0.02, 0.02);
    const member: Member = { request, subject, isMain: index === 0, footing: 'float' };
    const sitter = await placeSitter(
      cast,
      member,
      stage.width * across,
      ZOOMS[shown.length - 1] ?? 1,
      hat >= 0 && !worn,
    );
    if (hat >= 0 && !worn && index === 0 && brief.subjects.length > 1)
      await crown(cast, brief.subjects[hat]!, hat, sitter);
  }
  const placed = cast.placed.map(({ subject }) => subject);
  return worn ? [...placed, hat] : placed;
}

function eyewearOf({ noun }: SubjectRequest): string | undefined {
  return noun.name === 'glasses' || noun.name === 'sunglasses' ? noun.name : undefined;
}

/** Figures have glasses that fit the turn of their heads. */
function drawsGlasses({ noun: { drawing } }: SubjectRequest): boolean {
  return drawing.from === 'procedure' && isFigure(drawing.procedure);
}

function withQuality(request: SubjectRequest, quality: string): SubjectRequest {
  return { ...request, qualities: [...request.qualities, quality] };
}

async function placeSitter(
  cast: Cast,
  member: Member,
  x: number,
  zoom: number,
  hatted: boolean,
): Promise<Placement> {
  const { stage } = cast;
  const { noun } = member.request;
  const shorter = Math.min(stage.width, stage.height);
  if (drawsOwnBust(member.request)) return placeFigure(cast, member, x, zoom, hatted);
  const face = noun.face !== undefined;
  if (!face) return placeWhole(cast, member, x, zoom);
  const size = shorter * 0.6 * zoom;
  const top = stage.height * 0.5 - size * (hatted ? 0.36 : 0.5);
  const head = await makeDrawing(stage, member.request, {
    height: size,
    random: cast.random.fork(`face-${cast.nextId}`),
    lightSide: stage.light[0] < 0 ? -1 : 1,
    face,
    bust: true,
  });
  const zoomed = Math.min(size / head.canvas.height, (size * 1.12) / head.canvas.width);
  const placement: Placement = {
    request: member.request,
    subject: member.subject,
    drawing: {
      ...head,
      anchors: { hat: { x: 0.5, y: hatTop(noun.kind) }, ...head.anchors },
      headWidth: head.headWidth ?? 0.66,
    },
    x,
    y: top + head.canvas.height * zoomed,
    width: head.canvas.width * zoomed,
    height: head.canvas.height * zoomed,
    distance: 3,
    mirrored: false,
    turn: 0,
    footing: 'float',
    id: cast.nextId++,
    rank: 0,
  };
  cast.placed.push(placement);
  if (hasShoulders(head.canvas)) growToEdge(stage, placement);
  else drawShoulders(cast, placement, member.request, hatted);
  renderDrawing(stage, placement, { fog: 0 });
  return placement;
}

/** People and the beasts that have a chest of their own are drawn from the head to the shoulders. */
function drawsOwnBust({ noun: { drawing } }: SubjectRequest): boolean {
  return drawing.from === 'procedure' && (isFigure(drawing.procedure) || drawsBeastBust(drawing.procedure));
}

/** A bust that ends in a straight cut stands on the picture's lower edge. */
function growToEdge(stage: Stage, placement: Placement): void {
  const factor = Math.min((stage.width * 0.94) / placement.width, (stage.height * 0.8) / placement.height);
  placement.width *= factor;
  placement.height *= factor;
  placement.y = stage.height + 2;
}

function hatTop(kind: string): number {
  return kind === 'person' ? 0.1 : 0.17;
}

/** What the head rests on: a robe for the crowned and for people, fur for animals. */
function drawShoulders(cast: Cast, head: Placement, request: SubjectRequest, hatted: boolean): void {
  const { stage, random } = cast;
  const light = stage.light[0] < 0 ? -1 : 1;
  const cloth: Rgb = hslToRgb(random.fork('robe').next(), 0.5, 0.3);
  const from = Math.floor(Math.max(0, head.y - head.height * 0.36));
  const layer = createLayer(stage.width, stage.height - from);
  layer.context.translate(0, -from);
  const frame = { x: head.x, top: head.y - head.height, size: head.height, bottom: stage.height + 4 };
  const robe = hatted || request.noun.kind === 'person' || request.noun.name === 'robot';
  if (robe) drawRobeBust(layer.context, random.fork('ermine'), frame, cloth, hatted, light);
  else {
    const { canvas } = head.drawing;
    drawFurBust(
      layer.context,
      random.fork('fur'),
      frame,
      averageColor(canvas, canvas.height * 0.55, 3),
      light,
    );
  }
  relight(layer.canvas, stage, { relief: 0.012 });
  stage.context.drawImage(layer.canvas, 0, from);
  const place = {
    x: stage.width / 2,
    y: stage.height,
    width: stage.width,
    height: stage.height - from,
    distance: 4,
  };
  noteInPlanes(stage, { ...head, ...place }, layer.canvas);
}

async function placeFigure(
  cast: Cast,
  member: Member,
  x: number,
  zoom: number,
  hatted: boolean,
): Promise<Placement> {
  const { stage } = cast;
  const shorter = Math.min(stage.width, stage.height);
  const placement = await takePlace(
    cast,
    member,
    {
      x,
      y: stage.height * 0.98,
      height: shorter,
      maxWidth: stage.width * 2,
      distance: 3,
      footing: 'float',
      inside: false,
    },
    { bust: true, bareHead: hatted, pose: 'standing' },
  );
  const { drawing } = placement;
  const headPixels = (drawing.headWidth ?? 0.3) * drawing.canvas.width;
  const scaleUp = (shorter * 0.4 * zoom) / headPixels;
  const faceAt = drawing.anchors.face?.y ?? 0.3;
  // A tall hat is in the picture to its tip: the face comes lower, and then smaller.
  const above = drawing.canvas.height * scaleUp * faceAt;
  resize(
    placement,
    (scaleUp * drawing.canvas.width * Math.min(1, (stage.height * 0.54) / above)) / placement.width,
  );
  const { mirrored, width } = placement;
  const aside = ((drawing.anchors.face?.x ?? 0.5) - 0.5) * width * (mirrored ? -1 : 1);
  // The body of a bird is beside its head.
  if (Math.abs(aside) > stage.width * 0.2) placement.x = x - aside;
  const face = Math.max(
    stage.height * (hatted ? 0.46 : 0.42),
    placement.height * faceAt + stage.height * 0.02,
  );
  placement.y = face + placement.height * (1 - faceAt);
  // The bust must reach the lower edge.
  placement.y = Math.max(placement.y, stage.height + 2);
  renderDrawing(stage, placement, { fog: 0 });
  return placement;
}

/** Subjects that are neither face nor figure fill the picture, feet cropped where they must be. */
async function placeWhole(cast: Cast, member: Member, x: number, zoom: number): Promise<Placement> {
  const { stage } = cast;
  const shorter = Math.min(stage.width, stage.height);
  const placement = await takePlace(cast, member, {
    x,
    y: stage.height * 0.97,
    height: shorter * 0.86 * zoom,
    maxWidth: stage.width * 0.94,
    distance: 3,
    footing: 'float',
  });
  placement.y = stage.height * 0.5 + placement.height * 0.52;
  renderDrawing(stage, placement, { fog: 0 });
  return placement;
}

async function crown(cast: Cast, request: SubjectRequest, subject: number, sitter: Placement): Promise<void> {
  const { stage } = cast;
  const eyewear = request.noun.name === 'glasses' || request.noun.name === 'sunglasses';
  const headWidth = (sitter.drawing.headWidth ?? 0.5) * sitter.width;
  const width = headWidth * (eyewear ? 0.95 : 1.06);
  const anchor = anchorFor(sitter.drawing, eyewear);
  const hat = await takePlace(
    cast,
    { request, subject, isMain: false, footing: 'carried' },
    {
      x: sitter.x + (anchor.x - 0.5) * sitter.width,
      y: 0,
      height: width * 1.3,
      maxWidth: width,
      distance: 2.9,
      footing: 'carried',
      inside: false,
    },
  );
  hat.y = sitter.y - sitter.height * (1 - anchor.y) + hat.height * (eyewear ? 0.5 : 0.12);
  hat.y = Math.max(hat.y, hat.height + stage.height * 0.01);
  renderDrawing(stage, hat, { fog: 0 });
}

function anchorFor({ anchors }: Drawing, eyewear: boolean) {
  if (eyewear) return anchors.face ?? { x: 0.5, y: 0.46 };
  return anchors.hat ?? { x: 0.5, y: 0.12 };
}
