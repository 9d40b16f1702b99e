import { lerp } from '../../core/maths.ts';
import { isTopView } from '../../stage/brief-questions.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { distanceAt, groundRow } from '../cast/footing.ts';
import { wishedHeight } from '../cast/sizes.ts';
import { takePlace } from '../cast/take-place.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { focusAcross } from './focus-across.ts';
import type { Placement } from './placement.types.ts';

/** More than this many stand in two rows. */
const LONGEST_ROW = 3;

/** Items on a table: one in the middle, a few side by side, many in rows one behind the other. */
export async function placeOnTable(cast: Cast, members: readonly Member[]): Promise<void> {
  const { stage, random } = cast;
  const told = members.flatMap((member) => Array.from({ length: member.request.count }, () => member));
  if (told.length === 0) return;
  const places = inFront(cast, told);
  const place = random.fork('table');
  const company = cast.placed.length > 0;
  const fromAbove = isTopView(stage.brief);
  const rows = Math.ceil(
    places.length / (fromAbove ? Math.max(2, Math.ceil(Math.sqrt(places.length))) : LONGEST_ROW),
  );
  const perRow = Math.ceil(places.length / rows);
  for (let row = 0; row < rows; row++) {
    const inRow = places.slice(row * perRow, (row + 1) * perRow);
    const shown: Placement[] = [];
    for (const [index, member] of inRow.entries()) {
      stage.checkpoint.check();
      const across =
        places.length === 1 ? lerp(0.5, focusAcross(stage, place), 0.4) : (index + 0.5) / inRow.length;
      const depth = places.length === 1 ? 0.56 : [0.5, 0.6, 0.54][index % 3]! + place.range(-0.02, 0.02);
      const [first, last] = fromAbove ? [0.28, 0.9] : [0.26, 0.72];
      const along =
        rows > 1
          ? lerp(first, last, row / (rows - 1)) + place.range(-0.02, 0.02)
          : depth + (fromAbove ? 0.1 : 0);
      const x = stage.width * across;
      const y = groundRow(stage, x, company ? Math.max(along, 0.62) : along);
      const near = rows > 1 && !fromAbove ? lerp(0.74, 1, row / (rows - 1)) : 1;
      shown.push(
        await takePlace(cast, member, {
          x,
          y,
          height: Math.min(
            tableHeight(cast, member, places.length) * near,
            fromAbove && rows > 1 ? stage.height * 0.4 : Infinity,
          ),
          maxWidth: stage.width * widest(places.length, inRow.length, rows > 1, company),
          distance: distanceAt(stage, x, y),
          footing: 'table',
        }),
      );
    }
    if (!company) gather(cast, shown);
  }
}

/** One thing among others lies before them, in their midst: nothing hides what the picture is of. */
function inFront({ stage, members }: Cast, told: readonly Member[]): readonly Member[] {
  const main = told.filter(({ isMain }) => isMain);
  const others = told.filter(({ isMain }) => !isMain);
  if (main.length !== 1 || others.length < 2 || isTopView(stage.brief)) return told;
  if (members.some(({ footing }) => footing !== 'table')) return told;
  const rows = Math.ceil(told.length / LONGEST_ROW);
  const lastRow = told.length - Math.ceil(told.length / rows) * (rows - 1);
  const at = others.length - Math.floor((lastRow - 1) / 2);
  return [...others.slice(0, at), ...main, ...others.slice(at)];
}

/** A lone row is fitted to the picture as a whole, so that large and small keep their proportion. */
function widest(all: number, inRow: number, several: boolean, company: boolean): number {
  if (all === 1) return 0.8;
  if (several) return 1.02 / inRow;
  return company ? 0.94 / inRow : 0.66;
}

/** Flowers beside a bottle of perfume are cut short, whatever their stems were. */
const TALLEST_BESIDE = 0.78;

function isCut({ request: { noun } }: Member): boolean {
  return noun.habitat === 'meadow' && noun.kind === 'item' && (noun.tall ?? 1) <= 0.7;
}

function mainIsGoods({ request: { noun } }: Member): boolean {
  return noun.habitat === 'interior' && (noun.tall ?? 1) <= 0.35;
}

/** Alone among themselves things keep their true proportions, softened a little, the tallest of them as large as fits. */
function trueShare({ members }: Cast, { request }: Member): number {
  const main = members[0]!;
  const most = mainIsGoods(main) ? toldHeight(main.request) * TALLEST_BESIDE : Number.POSITIVE_INFINITY;
  const told = (one: Member) =>
    Math.min(toldHeight(one.request), isCut(one) ? most : Number.POSITIVE_INFINITY) ** 0.8;
  const tallest = Math.max(...members.map(told));
  return Math.max(0.12, told({ ...main, request }) * Math.min(0.6 / tallest, 0.44 / told(main)));
}

/** One thing on a table is what the picture is of. */
const LEAST_ALONE = 0.5;

function tableHeight(cast: Cast, member: Member, total: number): number {
  const { stage, members } = cast;
  const kinds = new Set(members.map(({ request }) => request.noun));
  if (kinds.size > 1 && members.every(({ footing }) => footing === 'table') && !isTopView(stage.brief))
    return Math.min(stage.width, stage.height) * trueShare(cast, member);
  const alone = members.length === 1;
  const closer = total > 1 && total < 4 ? 1.15 : 1.05;
  const wished = wishedHeight(stage, member.request, member.isMain || alone, member.request.count) * closer;
  const told = stage.brief.composition === 'negative-space' || stage.brief.cameraAngle !== 'eye';
  return alone && total === 1 && !told ? Math.max(wished, stage.height * LEAST_ALONE) : wished;
}

/** Moves a row together around the middle, each a little before or behind its neighbour. */
function gather({ stage }: Cast, items: readonly Placement[]): void {
  if (items.length < 2) return;
  const closeness = 0.94;
  const total = items.reduce((sum, { width }) => sum + width * closeness, 0);
  const shrink = Math.min(1, (stage.width * 0.92) / total);
  let left = stage.width / 2 - (total * shrink) / 2;
  for (const item of items) {
    item.width *= shrink;
    item.height *= shrink;
    item.x = left + (item.width * closeness) / 2;
    left += item.width * closeness;
  }
}
