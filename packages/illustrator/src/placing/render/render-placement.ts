import type { Rgb } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Cast } from '../cast/cast.types.ts';
import { isOwnIsland, needsIsland } from '../cast/footing.ts';
import { colorOf } from '../cast/make-drawing.ts';
import type { Placement } from '../plan/placement.types.ts';
import { drawMound } from './building-base.ts';
import { coverFoot, sampleGround, sinkInto } from './ground-cover.ts';
import { drawIsland } from './island.ts';
import { drawAura, drawSmoke, spillLight } from './lights.ts';
import { drawDust } from './motion.ts';
import { fogAt, isGlowing, layOn, renderDrawing } from './render-drawing.ts';
import { castShadow, reflect, touchGround } from './shadows.ts';
import { drawSplash } from './splash.ts';
import { showDepths, showSubmerged } from './submerged.ts';
import { drawSupport } from './supports.ts';
import { throwOnWall } from './wall-shadow.ts';
import { asSeen, drawFoam, waterlineOf } from './waterline.ts';

/**
 * What a subject does to the ground it stands on, before anybody is drawn: shadows lie on the ground and on
 * nobody. Answers the ground's own colors at its foot, or nothing where it does not stand.
 */
export function prepareGround({ stage, random }: Cast, placement: Placement): Rgb[] | undefined {
  const { footing, request, width } = placement;
  if ((footing !== 'ground' && footing !== 'table') || needsIsland(stage, footing)) return undefined;
  const own = groundDice(random, placement);
  const ground = sampleGround(stage, placement);
  stage.checkpoint.check();
  const building = request.noun.kind === 'building';
  if (building) drawMound(stage, own, placement, ground);
  const below = onGround(placement);
  const told = stage.brief.subjects.some(({ shadowOf }) => shadowOf);
  const throws = told ? request.shadowOf !== undefined : request.noun.alive !== false && !building;
  if (stage.brief.features.has('wall-shadow') && throws) throwOnWall(stage, below);
  if (stage.floating) touchGround(stage, placement, 0.6);
  else if (!isFlat(placement)) castShadow(stage, below, building ? 0.6 : 1);
  // Off the ground there is nothing but its shadow to tell how high.
  if (placement.lift && !request.noun.spans) touchGround(stage, { ...below, width: width * 0.9 }, 1.2);
  drawDust(stage, own, below, ground);
  return ground;
}

/** Puddles and rugs throw no shadow. */
function isFlat({ width, height }: Placement): boolean {
  return height < width * 0.2;
}

/** Lies in the ground: it has no edge that casts light or shade. */
const isPuddle = ({ request }: Placement): boolean => request.noun.name === 'puddle';

function groundDice(random: Random, { id }: Placement): Random {
  return random.fork(`ground-${id}`);
}

/** Where someone would stand who is in the air above it. */
function onGround(placement: Placement): Placement {
  return { ...placement, y: placement.y + (placement.lift ?? 0) };
}

/** Lays one placed subject on the stage with everything that ties it to its surroundings, `ground` among it. */
export function renderPlacement(cast: Cast, placement: Placement, ground: readonly Rgb[] | undefined): void {
  const { stage } = cast;
  stage.checkpoint.check();
  drawSupport(stage, placement);
  if (isGlowing(placement.request)) {
    drawAura(stage, placement, colorOf(placement.request) ?? [255, 226, 150]);
  }
  switch (placement.footing) {
    case 'water':
      showOnWater(cast, placement);
      break;
    case 'air':
      renderDrawing(
        stage,
        placement,
        placement.request.noun.kind === 'celestial'
          ? { luminous: true, behindScenery: !stage.indoor && placement.carrier === undefined }
          : { fog: 0.04 + fogAt(stage, placement.distance) * 0.5 },
      );
      break;
    case 'float':
      if (stage.water) showSubmerged(stage, placement);
      else renderDrawing(stage, placement, submerged(stage, placement));
      break;
    case 'carried':
      renderDrawing(stage, placement, { visible: placement.visible });
      break;
    default:
      showOnGround(cast, placement, ground ?? []);
  }
  drawSmoke(stage, placement);
  if (placement.splash) drawSplash(stage, cast.random.fork(`splash-${placement.id}`), placement.splash);
}

function submerged(stage: Stage, placement: Placement) {
  return { fog: stage.brief.scene === 'underwater' ? Math.min(0.3, placement.distance * 0.012) : 0 };
}

function showOnGround(cast: Cast, placement: Placement, ground: readonly Rgb[]): void {
  const { stage, random } = cast;
  const own = groundDice(random, placement);
  if (needsIsland(stage, placement.footing)) {
    const rock = isOwnIsland(placement.request);
    if (!rock) drawIsland(stage, own, placement);
    renderDrawing(stage, placement);
    if (rock) drawFoam(stage, own, placement, fogAt(stage, placement.distance));
    return;
  }
  stage.checkpoint.check();
  const lift = placement.lift ?? 0;
  if (isWet(stage)) reflect(stage, placement, 0.22);
  else if (isMirrored(placement)) reflectInLake(stage, placement);
  else if (isIce(stage)) reflect(stage, onGround(placement), 0.2);
  const sunk = lift === 0 ? sinkInto(stage, placement) : 0;
  if (isPuddle(placement)) layOn(stage.context, placement, placement.drawing.canvas);
  else if (sunk > 0)
    renderDrawing(stage, { ...placement, y: placement.y + sunk }, { visible: 1 - sunk / placement.height });
  else renderDrawing(stage, placement);
  stage.checkpoint.check();
  if (lift === 0 && !isPuddle(placement)) coverFoot(stage, own.fork('cover'), placement, ground);
  spillLight(stage, placement);
}

function isWet({ brief, indoor }: Stage): boolean {
  return (
    !indoor &&
    brief.scene === 'city' &&
    (brief.weather === 'rain' || brief.weather === 'storm' || brief.timeOfDay === 'neon')
  );
}

/** "a castle reflected in a lake" */
function isMirrored({ request }: Placement): boolean {
  return request.qualities.includes('reflected');
}

/** Land reflects in the water before it: from the first wet row below its foot. */
function reflectInLake(stage: Stage, placement: Placement): void {
  const { wet, width, height } = stage;
  const column = clamp(Math.round(placement.x), 0, width - 1);
  const lowest = Math.min(height, placement.y + height * 0.3);
  let row = Math.round(placement.y);
  while (!isIce(stage) && row < lowest && !wet?.[row * width + column]) row++;
  if (row < lowest) reflect(stage, { ...placement, y: row }, 0.8, 0.8);
}

function isIce({ brief }: Stage): boolean {
  return brief.place === 'frozen-lake';
}

/** A reflection ends where the water does. */
function reflectToShore(stage: Stage, placement: Placement, strength: number): void {
  const { wet, width, height, context } = stage;
  const column = clamp(Math.round(placement.x), 0, width - 1);
  let shore = Math.min(height, Math.round(placement.y + height * 0.02));
  while (shore < height && (!wet || wet[shore * width + column])) shore++;
  context.save();
  context.beginPath();
  context.rect(0, 0, width, shore);
  context.clip();
  reflect(stage, placement, strength, 0.6);
  context.restore();
}

function showOnWater(cast: Cast, placement: Placement): void {
  const { stage, random } = cast;
  const fog = fogAt(stage, placement.distance);
  reflectToShore(stage, placement, 0.5 * (1 - fog));
  showDepths(stage, placement);
  // What lies below the waterline is under the surface: the drawing sinks and is cut there.
  renderDrawing(stage, asSeen(placement), { fog, visible: waterlineOf(placement) });
  drawFoam(stage, random.fork(`foam-${placement.id}`), placement, fog);
}
