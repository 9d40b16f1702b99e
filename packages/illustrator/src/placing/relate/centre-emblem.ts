import { EMBLEM_GROUNDS } from '../../brief/emblem-grounds.ts';
import { isSign } from '../../stage/brief-questions.ts';
import type { Cast } from '../cast/cast.types.ts';
import { boundsOf, type Placement } from '../plan/placement.types.ts';

/** How much of a sheet an emblem takes: alone, over its name, in a ring, and in a ring over its name. */
const SHARES = { alone: 0.74, named: 0.58, ringed: 0.5, both: 0.42 };
/** What a ring takes. */
const RING = 0.86;

/** A logo is in the middle of its sheet, wherever its kind would stand; its name is below it, a ring around both. */
export function centreEmblem({ stage, placed }: Cast): void {
  if (placed.length === 0 || !isSign(stage.brief)) return;
  const names = placed.filter(({ request }) => request.noun.name === 'lettering');
  const [rings, marks] = ringsAndMarks(placed.filter((one) => !names.includes(one)));
  const side = Math.min(stage.width, stage.height);
  const [named, ringed] = [names.length > 0, rings.length > 0];
  const share = SHARES[named && ringed ? 'both' : named ? 'named' : ringed ? 'ringed' : 'alone'];
  const middle = { x: stage.width / 2, y: stage.height / 2 - (named ? side * (ringed ? 0.08 : 0.1) : 0) };
  fitInto(
    marks,
    named || ringed
      ? { wide: side * share, high: side * share }
      : { wide: stage.width * share, high: stage.height * share },
    middle,
  );
  const place = ringed ? { wide: 0.5, high: 0.14, below: 0.21 } : { wide: 0.74, high: 0.16, below: 0.32 };
  fitInto(
    names,
    { wide: side * place.wide, high: side * place.high },
    { x: stage.width / 2, y: stage.height / 2 + side * place.below },
  );
  for (const ring of rings) {
    fitInto([ring], { wide: side * RING, high: side * RING }, { x: stage.width / 2, y: stage.height / 2 });
    Object.assign(ring, { distance: 900, rank: -9 });
    if (EMBLEM_GROUNDS.has(ring.request.noun.name)) for (const mark of marks) mark.carrier ??= ring.id;
  }
}

/** What lies around or under the mark of a logo, and the mark: a hexagon alone is the mark itself. */
function ringsAndMarks(placed: readonly Placement[]): [Placement[], Placement[]] {
  const isUnder = ({ request: { noun } }: Placement) =>
    noun.name === 'badge ring' || EMBLEM_GROUNDS.has(noun.name);
  const marks = placed.filter((one) => !isUnder(one));
  return marks.length > 0 ? [placed.filter(isUnder), marks] : [[], [...placed]];
}

interface Room {
  wide: number;
  high: number;
}

/** All of them together as large as the room lets them be, about its middle. */
function fitInto(placed: readonly Placement[], { wide, high }: Room, middle: { x: number; y: number }): void {
  if (placed.length === 0) return;
  const boxes = placed.map(boundsOf);
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  const zoom = Math.min(wide / (right - left), high / (bottom - top));
  for (const one of placed) {
    one.x = middle.x + (one.x - (left + right) / 2) * zoom;
    one.y = middle.y + (one.y - (top + bottom) / 2) * zoom;
    one.width *= zoom;
    one.height *= zoom;
  }
}
