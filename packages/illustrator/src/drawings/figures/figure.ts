import type { Pose } from '../../brief/brief.types.ts';
import { createLayer } from '../../core/canvas.ts';
import { framed } from '../../core/ink.ts';
import type { AnchorName, Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, type Point } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { drawExtraArms } from './extra-arms.ts';
import type { FigureLook, FigureTools, Skeleton } from './figure.types.ts';
import { drawArm, drawThumbOver } from './figure-arms.ts';
import { drawLower } from './figure-legs.ts';
import { drawBehind, drawShield, drawUnderfoot } from './figure-props.ts';
import { leaned, poseFigure } from './figure-skeleton.ts';
import { figureToolsFor } from './figure-tools.ts';
import { drawHeadwear } from './hats/hats.registry.ts';
import { asBeast, bonesForHat, drawBeastHead } from './head/beast-head.ts';
import { drawEarrings, drawHead, drawNeck } from './head/figure-head.ts';
import { drawBackHair } from './head/hair-behind.ts';
import { facing } from './head/head-frame.ts';
import { withThingHead } from './head/thing-head.ts';
import { bringHands } from './held/bring-hands.ts';
import { drawFlyingBroom } from './held/flying-broom.ts';
import { embracesItem, heldByEdge, isBeforeArms, needsBothHands } from './held/grips.ts';
import { drawHeldAt } from './held/held-items.registry.ts';
import { palmOf } from './held/palm.ts';
import { reachOut } from './held/reach-out.ts';
import { adjustLook } from './people/adjust-look.ts';
import { isSeenFromSide, planFigure, takenPose } from './plan-figure.ts';
import type { PosePlan } from './pose-plans.ts';
import { drawTorso } from './torso/figure-torso.ts';

/**
 * Draws a person from the inside out: what hangs behind, legs or skirt, trunk, arms, head, hat,
 * what the hands hold. One unit is the height of a standing adult.
 */
export function drawFigure(request: DrawingRequest, dressed: FigureLook): Drawing {
  const pose = takenPose(dressed, request.pose);
  const worn = adjustLook(request, dressed, pose);
  const headed = request.thingHead ? withThingHead(worn, request.thingHead) : worn;
  const own = request.head ? asBeast(worn, request.head) : headed;
  const look = request.bust ? broadened(own) : own;
  const plan = planFigure(request, look, pose);
  const sideways = !request.bust && (request.turned || isSeenFromSide(look, pose));
  // Those who face us may as well be seen the other way round.
  const left = request.look ? request.look === 'left' : request.random.fork('flip').chance(0.5);
  const flip = !sideways && left ? -1 : 1;
  const posed = bringHands(poseFigure(look, plan), look, pose);
  const bones = request.reach && !plan.roll ? reachOut(posed, look, request.reach, flip) : posed;
  const lightSide = (request.lightSide * flip) as -1 | 1;
  const stature = request.bust ? BUST_SIZE : (look.build.stature ?? 1);
  const drawing = sketch(
    {
      ...areaOf(request, bones, plan.roll !== undefined || look.wings !== undefined),
      size: request.size * stature,
      facing: sideways ? 'right' : 'front',
    },
    (sheet) => {
      const paper = flip < 0 ? flipped(sheet) : sheet;
      const tools = figureToolsFor(paper, { ...request, pose }, { look, bones }, lightSide);
      const rolled = turnWhole(paper, plan, bones);
      if (request.bust) drawBust(tools);
      else if (request.arm) drawArmAlone(tools, request.arm, request.reach?.hands === 'cradle');
      else drawParts(tools, pose);
      anchorParts(tools, rolled, !request.arm);
    },
  );
  const shown = look.spectral ? thinned(drawing) : drawing;
  return { ...shown, units: drawing.canvas.height / request.size };
}

/** A ghost: the further down, the less of it. */
function thinned(drawing: Drawing): Drawing {
  const { width, height } = drawing.canvas;
  const { canvas, context } = createLayer(width, height);
  context.drawImage(drawing.canvas, 0, 0);
  const thin = context.createLinearGradient(0, 0, 0, height);
  thin.addColorStop(0, 'rgba(0,0,0,0.92)');
  thin.addColorStop(0.55, 'rgba(0,0,0,0.78)');
  thin.addColorStop(1, 'rgba(0,0,0,0.3)');
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = thin;
  context.fillRect(0, 0, width, height);
  return { ...drawing, canvas, selfLit: 0.5 };
}

/** Busts are looked at closely. */
const BUST_SIZE = 1.3;

/** Large storybook heads need shoulders to match when they fill a picture. */
function broadened(look: FigureLook): FigureLook {
  const { build, young, animalHead } = look;
  const wide = build.head * (young ? 1.22 : look.feminine ? 1.42 : 1.62);
  const shoulders = Math.max(build.shoulders * 1.12, wide);
  return animalHead ? look : { ...look, build: { ...build, shoulders, waist: shoulders * 0.82, limbs: 1.3 } };
}

function areaOf({ bust }: DrawingRequest, bones: Skeleton, wide: boolean) {
  if (bust) return { left: -0.46, right: 0.46, top: -1.4, bottom: bones.neck[1] + 0.17 };
  const half = wide ? 1 : 0.84;
  return { left: -half, right: half, top: wide ? -1.4 : -1.55, bottom: 0.12 };
}

/** A sheet on which right and left are exchanged. */
function flipped(sheet: Sketch): Sketch {
  sheet.context.scale(-1, 1);
  return {
    context: sheet.context,
    get glow() {
      return sheet.glow;
    },
    get front() {
      return sheet.front;
    },
    smoke: (x, y) => sheet.smoke(-x, y),
    head: (width) => sheet.head(width),
    face: (x, y, radius, turn) => sheet.face(-x, y, radius, -turn),
    cover: (shape) => sheet.cover(shape),
    opening: (x, y, radiusX, radiusY) => sheet.opening(-x, y, radiusX, radiusY),
    anchor: (name, x, y) => sheet.anchor(name, -x, y),
    light: (x, y, radius, color) => sheet.light(-x, y, radius, color),
    backLight: (x, y, radius, color) => sheet.backLight(-x, y, radius, color),
  };
}

/** Lies, flies and swims: the whole figure turned about its middle and set back on the ground. Answers where points go. */
function turnWhole(
  { context }: Sketch,
  { roll = 0, lift = 0 }: PosePlan,
  bones: Skeleton,
): (point: Point) => Point {
  if (roll === 0) return (point) => point;
  const middle = -0.1 - lift;
  const turn = (roll * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  context.translate(0, middle);
  context.rotate(turn);
  context.translate(0, -bones.hip * 1.02);
  return ([x, y]) => {
    const down = y - bones.hip * 1.02;
    return [x * cos - down * sin, middle + x * sin + down * cos];
  };
}

function drawParts(tools: FigureTools, pose: Pose): void {
  const { bones, fromBehind, look } = tools;
  const head = facing(tools);
  const farBehind = bones.turn > 0.5 && !needsBothHands(look.held?.kind) && !look.offhand;
  drawUnderfoot(tools);
  inTrunk(tools, () => {
    if (!fromBehind) drawBehind(tools);
    if (!fromBehind) drawBackHair(head);
    drawExtraArms(tools);
    if (farBehind) drawArm(tools, 'far');
    if (fromBehind) drawHands(tools, pose);
  });
  drawLower(tools);
  inTrunk(tools, () => {
    drawHeadOfBeast(tools);
    drawTorso(tools);
    drawHead(head);
    if (fromBehind) drawBackHair(head);
    drawHeadwear(head);
    drawEarrings(head);
    const kind = look.held?.kind;
    if ((heldByEdge(kind) || isBeforeArms(kind)) && !fromBehind) {
      drawAroundEdge(tools, pose, farBehind);
      return;
    }
    const embraces = embracesItem(kind);
    if (!farBehind && !embraces) drawArm(tools, 'far');
    drawShield(tools);
    if (!fromBehind) drawHands(tools, pose);
    if (!farBehind && embraces) drawArm(tools, 'far');
    if (!fromBehind) drawArm(tools, 'near');
    else {
      drawArm(tools, 'near');
      drawBehind(tools);
    }
  });
}

/** Neck and head of an animal are behind the collar. */
function drawHeadOfBeast(tools: FigureTools): void {
  if (!tools.look.beast) return;
  drawNeck(tools);
  drawBeastHead(tools);
}

/** Broad things are before both arms, and the thumbs on them. */
function drawAroundEdge(tools: FigureTools, pose: Pose, farBehind: boolean): void {
  if (!farBehind) drawArm(tools, 'far');
  drawArm(tools, 'near');
  drawHands(tools, pose);
  drawThumbOver(tools, 'near');
  if (needsBothHands(tools.look.held?.kind) && !tools.look.offhand) drawThumbOver(tools, 'far');
}

function drawArmAlone(tools: FigureTools, arm: 'near' | 'far', forearm: boolean): void {
  inTrunk(tools, () => {
    if (forearm) clipFromElbow(tools, arm);
    drawArm(tools, arm);
  });
}

function clipFromElbow({ context, bones }: FigureTools, arm: 'near' | 'far'): void {
  const [[x, y], hand] = arm === 'near' ? [bones.nearElbow, bones.nearHand] : [bones.farElbow, bones.farHand];
  const along = Math.atan2(hand[1] - y, hand[0] - x);
  context.translate(x, y);
  context.rotate(along);
  context.clip(box(0.47, 0.075, 1, 0.15));
  context.rotate(-along);
  context.translate(-x, -y);
}

/** Head and shoulders. */
function drawBust(tools: FigureTools): void {
  const head = facing(tools);
  if (!tools.fromBehind) drawBehind(tools);
  if (!tools.fromBehind) drawBackHair(head);
  drawExtraArms(tools);
  const sloped = withSlopingShoulders(tools);
  drawArm(sloped, 'far');
  drawArm(sloped, 'near');
  drawHeadOfBeast(tools);
  drawTorso(tools);
  drawHead(head);
  if (tools.fromBehind) drawBackHair(head);
  drawHeadwear(head);
  drawEarrings(head);
}

/** Close at hand the arms hang from below the slope of the shoulders. */
function withSlopingShoulders(tools: FigureTools): FigureTools {
  const { bones } = tools;
  const lower = ([x, y]: Point): Point => [x * 0.97, y + 0.05];
  const [nearShoulder, farShoulder] = [lower(bones.nearShoulder), lower(bones.farShoulder)];
  return { ...tools, bones: { ...bones, nearShoulder, farShoulder } };
}

function inTrunk({ context, bones }: FigureTools, draw: () => void): void {
  framed(context, { at: [0, bones.hip], turn: bones.lean }, () => {
    context.translate(0, -bones.hip);
    draw();
  });
}

function drawHands(tools: FigureTools, pose: Pose): void {
  const { look, bones } = tools;
  if (look.offhand)
    drawHeldAt(tools, palmOf(bones.farElbow, bones.farHand), look.offhand, bones.turn <= 0.55);
  if (pose === 'riding' && look.held?.kind === 'broom') drawFlyingBroom(tools);
  else if (look.held) drawHeldAt(tools, palmOf(bones.nearElbow, bones.nearHand), look.held);
}

/** From the ankle to where the toes are. */
const FOOT = 0.05;

function anchorParts(tools: FigureTools, rolled: (point: Point) => Point, headed: boolean): void {
  const { sheet, look, bones, fromBehind } = tools;
  const { hip } = bones;
  const { head, headRadius } = look.beast ? bonesForHat(facing(tools)) : bones;
  const put = (name: AnchorName, point: Point) => sheet.anchor(name, ...rolled(leaned(bones, point)));
  put('hat', [head[0], head[1] - headRadius * 0.78]);
  put('face', head);
  put('hand', palmOf(bones.nearElbow, bones.nearHand));
  put('other-hand', palmOf(bones.farElbow, bones.farHand));
  put('shoulder', bones.nearShoulder);
  put('waist', [0, bones.waist]);
  const ahead = bones.nearKnee[0] >= bones.farKnee[0];
  sheet.anchor('knee', ...rolled(ahead ? bones.nearKnee : bones.farKnee));
  const [x, y] = bones.nearFoot[0] >= bones.farFoot[0] ? bones.nearFoot : bones.farFoot;
  sheet.anchor('toe', ...rolled([x + FOOT, y]));
  sheet.anchor('lap', ...rolled([(bones.nearKnee[0] + bones.farKnee[0]) / 4, hip]));
  sheet.anchor('seat', 0, hip + 0.055 * (look.build.limbs ?? 1));
  if (!headed) return;
  sheet.head(headRadius * 1.75);
  if (!fromBehind) sheet.face(...rolled(leaned(bones, head)), headRadius, bones.headTurn);
}

export { heldItemOf } from './held/held-items.registry.ts';
