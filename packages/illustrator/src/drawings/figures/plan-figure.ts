import type { Pose } from '../../brief/brief.types.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';
import type { FigureLook, LimbAngles } from './figure.types.ts';
import { headTurnOf } from './head/head-turn.ts';
import { gripPlan, turnOfGrip } from './held/grips.ts';
import { isSidePose, type PosePlan, planPose } from './pose-plans.ts';

/** The pose someone takes: the wished one, but the usual one of dancers and skaters before plain standing. */
export function takenPose({ pose, ballet, underfoot }: FigureLook, wished: Pose | undefined): Pose {
  if (pose && wished === 'walking' && (ballet || underfoot)) return pose;
  // Whoever is on a board or on skates races on them.
  if (pose && wished === 'running' && underfoot) return pose;
  return (wished === 'standing' ? pose : wished) ?? pose ?? 'standing';
}

/** Whether the body looks to the right rather than at us. */
export function isSeenFromSide(look: FigureLook, pose: Pose): boolean {
  if (look.ballet && (pose === 'dancing' || pose === 'standing')) return false;
  if (pose === 'flying' && isWeightless(look)) return false;
  return isSidePose(pose) || (holdsInPose(pose) && turnOfGrip(look.held?.kind) > SIDE_TURN);
}

function isWeightless({ lower }: FigureLook): boolean {
  return lower.kind === 'space-suit';
}

const STRAIGHT: LimbAngles = [0, 0];

/** From this turn of the body on, it is a side view. */
const SIDE_TURN = 0.55;

function holdsInPose(pose: Pose): boolean {
  return pose !== 'riding' && pose !== 'waving' && pose !== 'throwing';
}

/** The plan of someone's pose, with what age, dress and what the hands hold make of it. */
export function planFigure(request: DrawingRequest, look: FigureLook, pose: Pose): PosePlan {
  const { random, bust } = request;
  if (bust) {
    const headTurn = headTurnOf(request, look, pose, 0);
    const turn = Math.min(0.3, headTurn * 0.5);
    const tilt = random.fork('tilt').range(-3, 3);
    const stance = planPose({ pose: 'standing' }, random.fork('stance'));
    return {
      ...stance,
      turn,
      headTurn,
      tilt,
      lean: 0,
      nod: tiltOf(request, pose),
      near: [5, 2],
      far: [-5, -2],
    };
  }
  const plan = planPose(
    {
      pose,
      ballet: look.ballet,
      partnered: request.partnered,
      weightless: isWeightless(look),
      crawls: look.crawls,
      stiff: look.lower.kind === 'armour' || look.lower.kind === 'space-suit' || look.shield !== undefined,
      ledge: request.seat === 'ledge' || look.underfoot === 'stool' || look.underfoot === 'crate',
    },
    random.fork('stance'),
  );
  const side = request.turned || isSeenFromSide(look, pose);
  const turn = side ? Math.max(plan.turn, SIDE_TURN + 0.05) : Math.min(plan.turn, SIDE_TURN - 0.05);
  const legs = legsOf(look, plan, pose);
  const turned = {
    ...plan,
    turn,
    ...legs,
    lean: (plan.lean ?? 0) + stoopOf(look, plan),
    ...handsOf(request, look, pose),
    headTurn: headTurnOf(request, look, pose, turn),
    nod: (plan.nod ?? 0) + tiltOf(request, pose) + levelHead(plan),
  };
  return holdsInPose(pose)
    ? gripPlan(turned, look.held?.kind ?? request.holding?.name, look.offhand?.kind)
    : turned;
}

/** Smoke has no legs to bend. A figure with a fish tail sits for every pose on the ground except standing. */
function legsOf({ lower }: FigureLook, { roll, lift }: PosePlan, pose: Pose): Partial<PosePlan> {
  if (lower.kind === 'wisp') return { nearLeg: STRAIGHT, farLeg: STRAIGHT, grounded: false };
  const keepsPose = lower.kind !== 'fish-tail' || pose === 'standing' || roll || lift;
  return keepsPose ? {} : { nearLeg: [88, 78], farLeg: [118, 8], grounded: true };
}

/** A bent back shows on those who stand or go. */
function stoopOf({ build: { stoop = 0 } }: FigureLook, { roll, grounded, lift }: PosePlan): number {
  return roll || grounded || lift ? 0 : stoop;
}

/** Whoever leans holds the head nearly upright all the same. */
function levelHead({ roll, lean = 0 }: PosePlan): number {
  return roll ? 0 : -lean * 0.45;
}

/** Who meets for a game bends over the board: one hand at a piece, the other at the chin. */
function atBoard({ underfoot }: FigureLook, pose: Pose): Partial<PosePlan> {
  return underfoot === 'stool' && pose !== 'playing-keys'
    ? { lean: 9, nod: 10, near: [56, 88], far: [44, 142], hands: 'relaxed' }
    : {};
}

/** Something that is drawn into the hand later, like a kite's string, needs a closed hand. */
function handsOf({ holding }: DrawingRequest, look: FigureLook, pose: Pose): Partial<PosePlan> {
  const board = atBoard(look, pose);
  return holding && !look.held ? { ...board, hands: 'grip' } : board;
}

/** Nobody holds the head quite straight; degrees. */
function tiltOf({ random }: DrawingRequest, pose: Pose): number {
  return pose === 'sleeping' || pose === 'lying' ? 0 : random.fork('tilt').range(-5, 6);
}
