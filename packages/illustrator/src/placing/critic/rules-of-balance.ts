import { clamp } from '../../core/maths.ts';
import { lookOf } from '../cast/facing.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { overlap } from '../plan/placement.types.ts';
import type { Layout, Shape } from './critic.types.ts';

/** Those who stand for themselves: whoever is carried goes where the carrier goes. */
export function standing({ shapes }: Layout): Shape[] {
  return shapes.filter(({ placement }) => placement.carrier === undefined);
}

export function isBody({ placement }: Shape): boolean {
  return ['person', 'animal'].includes(placement.request.noun.kind);
}

const middleOf = ({ box }: Shape) => (box.left + box.right) / 2;

/** How much of the way to the next edge lies behind rather than before who looks to a side. */
export function gaze(layout: Layout): number {
  const { width } = layout.stage;
  const lookers = standing(layout).filter(({ placement }) => placement.drawing.facing !== 'front');
  return average(lookers, ({ placement, box, isMain }) => {
    const before = lookOf(placement) === 'right' ? width - box.right : box.left;
    const behind = lookOf(placement) === 'right' ? box.left : width - box.right;
    return clamp((behind - before) / width, 0, 1) * (isMain ? 1.5 : 1);
  });
}

const CENTERED: readonly string[] = [
  'centred',
  'symmetrical',
  'framed',
  'leading-lines',
  'radial',
  'circular',
];

/** How far the main subject's middle is from where the composition wants it. */
export function thirds(layout: Layout): number {
  const { stage, shapes } = layout;
  const main = shapes.find(({ isMain }) => isMain);
  if (!main || main.placement.request.count > 1) return 0;
  const across = middleOf(main) / stage.width;
  const centered = CENTERED.includes(stage.brief.composition);
  const share = (main.box.right - main.box.left) / stage.width;
  // What fills more than half of the breadth has no third to stand on.
  if (centered || share > 0.5) return Math.abs(across - 0.5) * 4;
  return Math.min(Math.abs(across - 0.36), Math.abs(across - 0.64)) * 3;
}

/** How far the common middle of all that is drawn lies off the middle of the picture. */
export function balance(layout: Layout): number {
  const { stage, shapes } = layout;
  if (stage.brief.composition === 'negative-space') return 0;
  const ink = shapes.reduce((sum, { area }) => sum + area, 0);
  if (ink === 0) return 0;
  const across = shapes.reduce((sum, shape) => sum + shape.area * middleOf(shape), 0) / ink / stage.width;
  // A single subject may well stand on a third.
  return Math.max(0, Math.abs(across - 0.5) - (shapes.length === 1 ? 0.16 : 0.06)) * 4;
}

/** Pairs that belong to nobody and just touch, and those who just touch an edge. */
export function room(layout: Layout): number {
  const { width } = layout.stage;
  const tight = width * 0.012;
  const all = standing(layout).filter(({ placement }) => !placement.fixed);
  let touching = 0;
  for (const [index, a] of all.entries()) {
    if (a.box.left < tight || width - a.box.right < tight) touching += 0.4;
    for (const b of all.slice(index + 1)) {
      if (a.placement.subject === b.placement.subject) continue;
      const gap = Math.max(a.box.left - b.box.right, b.box.left - a.box.right);
      const beside = a.box.top < b.box.bottom && b.box.top < a.box.bottom;
      if (beside && Math.abs(gap) < tight) touching += 1;
      else if (overlap(a.box, b.box) > 0.3) touching += 0.3;
    }
  }
  return clamp(touching / Math.max(1, all.length), 0, 1);
}

/** Share of living bodies that are pressed to a side of the picture. */
export function offTheEdge(layout: Layout): number {
  const { width } = layout.stage;
  const free = standing(layout).filter((shape) => isBody(shape) && !shape.placement.fixed);
  return average(free, ({ box }) => clamp(1 - Math.min(box.left, width - box.right) / (width * 0.04), 0, 1));
}

/** How far the nearest edge of what is drawn is from the middle third. */
export function fullCentre(layout: Layout): number {
  const { stage, shapes } = layout;
  if (stage.brief.composition === 'negative-space') return 0;
  const gaps = shapes.map(({ box }) =>
    Math.max(0, box.left - stage.width * 0.6, stage.width * 0.4 - box.right),
  );
  return gaps.length === 0 ? 0 : clamp(Math.min(...gaps) / (stage.width * 0.16), 0, 1);
}

/** How much more of the picture something takes that is by nature no larger than the main subject. */
export function lead({ shapes }: Layout): number {
  const main = shapes.filter(({ isMain }) => isMain).sort((a, b) => b.area - a.area)[0];
  if (!main || main.area === 0) return 0;
  const rivals = shapes.filter(
    ({ isMain, placement }) =>
      !isMain && toldHeight(placement.request) <= toldHeight(main.placement.request) * 1.2,
  );
  const largest = Math.max(0, ...rivals.map(({ area }) => area));
  return clamp(largest / main.area - 0.8, 0, 1);
}

/** How alike the gaps between copies are, and how level they stand. */
export function spread(layout: Layout): number {
  const groups = Map.groupBy(standing(layout), ({ placement }) => placement.subject);
  const many = [...groups.values()].filter(
    (group) => group.length > 2 && !group[0]!.placement.rope && !group[0]!.placement.shelf,
  );
  return average(many, (group) => {
    const across = group.map(middleOf).sort((a, b) => a - b);
    const gaps = across.slice(1).map((x, index) => x - across[index]!);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const uneven = average(gaps, (gap) => Math.abs(gap - mean)) / Math.max(1, mean);
    return clamp(1 - uneven * 3, 0, 1);
  });
}

export function average<T>(list: readonly T[], measure: (item: T) => number): number {
  return list.length === 0 ? 0 : list.reduce((sum, item) => sum + measure(item), 0) / list.length;
}
