import type { FaceSpot } from '../../stage/stage.types.ts';
import type { Superpixels } from './superpixels.ts';

/** Panes that differ less than this (levels of 0..255) are cut from one sheet of glass. */
const SAME_GLASS = { ground: 26, subject: 18 };

/**
 * Joins panes of a photograph of nearly one color, as a glazier cuts them: large where a photograph is calm, small where it is
 * busy. The skin of a face becomes one pane, on which its features are painted: lead through it would hide them.
 * @param faces in pixels of the panes
 */
export function mergePanes(
  panes: Superpixels,
  width: number,
  height: number,
  faces: readonly FaceSpot[],
): Superpixels {
  const { labels, count, colors, centres, subjects } = panes;
  const parents = Int32Array.from({ length: count }, (_, pane) => pane);
  const sizes = new Uint32Array(count).fill(1);
  const rootOf = (pane: number): number => {
    let root = pane;
    while (parents[root] !== root) root = parents[root]!;
    parents[pane] = root;
    return root;
  };
  const join = (one: number, other: number) => {
    const [a, b] = [rootOf(one), rootOf(other)];
    if (a === b) return;
    const share = sizes[b]! / (sizes[a]! + sizes[b]!);
    for (let channel = 0; channel < 3; channel++)
      colors[a * 3 + channel]! += (colors[b * 3 + channel]! - colors[a * 3 + channel]!) * share;
    for (let axis = 0; axis < 2; axis++)
      centres[a * 2 + axis]! += (centres[b * 2 + axis]! - centres[a * 2 + axis]!) * share;
    sizes[a]! += sizes[b]!;
    parents[b] = a;
  };
  for (const { x, y, radius } of faces) {
    const inside = Array.from({ length: count }, (_, pane) => pane).filter(
      (pane) => Math.hypot((centres[pane * 2]! - x) / 0.8, centres[pane * 2 + 1]! - y) < radius * 0.85,
    );
    for (const pane of inside.slice(1)) join(inside[0]!, pane);
  }
  for (const [apart, one, other] of neighborsByColor(panes, width, height)) {
    const most = subjects[one] === 0 ? SAME_GLASS.ground : SAME_GLASS.subject;
    if (apart <= most && subjects[one] === subjects[other]) join(one, other);
  }
  return { ...panes, labels: labels.map(rootOf) };
}

/** Pairs of panes that touch, the most alike first: how far apart their colors are, and both. */
function neighborsByColor(
  { labels, count, colors }: Superpixels,
  width: number,
  height: number,
): Array<readonly [number, number, number]> {
  const seen = new Set<number>();
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0, index = y * width; x < width - 1; x++, index++) {
      const here = labels[index]!;
      for (const other of [labels[index + 1]!, labels[index + width]!])
        if (other !== here) seen.add(Math.min(here, other) * count + Math.max(here, other));
    }
  }
  return [...seen]
    .map((key) => {
      const [one, other] = [Math.floor(key / count), key % count];
      const apart = Math.hypot(
        ...[0, 1, 2].map((channel) => colors[one * 3 + channel]! - colors[other * 3 + channel]!),
      );
      return [apart, one, other] as const;
    })
    .sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
}
