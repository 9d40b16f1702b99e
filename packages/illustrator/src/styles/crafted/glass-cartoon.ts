import type { Canvas } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { FaceSpot, Stage } from '../../stage/stage.types.ts';
import { type FlatAreas, findFlatAreas } from '../shared/flat-areas.ts';
import { GROUND_PANE, LYING, Panes } from './panes.ts';
import type { Superpixels } from './superpixels.ts';

/** Colors that the glass of a scene is cut from. */
const GLASS = { sky: 4, land: 9, figures: 13 };
/** Cells of one pane of 512 by 512, at most: a whole robe is one pane. */
const FIGURE_PANE = 5200;
/** Smaller patches, as a share of the picture, are cut out of no glass. */
const LEAST = 0.0003;

/**
 * The panes of a scene as a glazier cuts them after his cartoon: the parts of whoever is shown are panes of their own,
 * and the ground, by its forms, a few large ones. A face is never cut.
 * @param mask subject per pixel, of `width` by `height`
 */
export function panesOfScene(
  scene: Canvas,
  stage: Stage,
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
  random: Random,
): Superpixels {
  const { detail } = stage.brief;
  const areas = findFlatAreas(
    scene,
    stage,
    {
      ...GLASS,
      land: Math.round(GLASS.land * detail),
      figures: Math.round(GLASS.figures * detail),
      least: LEAST,
    },
    random.fork('glass-colors'),
  );
  stage.checkpoint.check();
  const colored = colorsOfCells(areas, width, height);
  const faces = stage.faces.flatMap((face) =>
    evenSkin(colored, areas, face, { width, height, scale: width / stage.width }),
  );
  const panes = new Panes(width, height, mask);
  const share = (Math.min(width, height) / 512) ** 2 / detail;
  for (let start = 0; start < colored.length; start++) {
    if (panes.labels[start]! >= 0) continue;
    const size = panes.collect(start, colored);
    const isGround = mask[start] === 0;
    const most = (isGround ? GROUND_PANE : FIGURE_PANE) * share;
    const isFace = faces.some((face) => panes.labels[face] === panes.labels[start]);
    panes.cut(size, isFace ? 1 : Math.max(1, Math.round(size / most)), isGround ? LYING : 1, random);
    panes.color(areas.colors, colored[start]!);
    stage.checkpoint.check();
  }
  return panes.all();
}

/** The color of each cell of a grid of another size. */
function colorsOfCells({ labels, ...from }: FlatAreas, width: number, height: number): Uint8Array {
  const colors = new Uint8Array(width * height);
  for (let y = 0, cell = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * from.height) / height) * from.width;
    for (let x = 0; x < width; x++, cell++)
      colors[cell] = labels[row + Math.floor(((x + 0.5) * from.width) / width)]!;
  }
  return colors;
}

/** Colors that differ from most of a face by less than this share of its brightest channel are its skin, in light or shade. */
const SKIN = 0.42;

/**
 * Makes skin one color, in place: its features are painted on it, and lead through its shades would hide them.
 * Answers which of its cells is nearest to the middle of the face.
 */
function evenSkin(
  colored: Uint8Array,
  { colors, figures }: FlatAreas,
  { x, y, radius }: FaceSpot,
  { width, height, scale }: { width: number; height: number; scale: number },
): number[] {
  const counts = new Uint32Array(256);
  const reach = radius * scale * 1.25;
  const cells: number[] = [];
  for (let row = Math.max(0, Math.ceil(y * scale - reach)); row < Math.min(height, y * scale + reach); row++)
    for (
      let column = Math.max(0, Math.ceil(x * scale - reach));
      column < Math.min(width, x * scale + reach);
      column++
    ) {
      const away = Math.hypot(column - x * scale, row - y * scale) / reach;
      const cell = row * width + column;
      if (away > 1 || colored[cell]! < figures) continue;
      cells.push(cell);
      if (away < 0.5) counts[colored[cell]!]! += 1;
    }
  const skin = counts.indexOf(Math.max(...counts));
  const range = SKIN * Math.max(...colors.subarray(skin * 3, skin * 3 + 3));
  const isSkin = Array.from(counts, (_, color) =>
    [0, 1, 2].every(
      (channel) => Math.abs(colors[color * 3 + channel]! - colors[skin * 3 + channel]!) < range,
    ),
  );
  const found = cells.filter((cell) => isSkin[colored[cell]!]);
  for (const cell of found) colored[cell] = skin;
  const away = (cell: number) => Math.hypot((cell % width) - x * scale, Math.floor(cell / width) - y * scale);
  return found.length > 0 ? [found.reduce((best, cell) => (away(cell) < away(best) ? cell : best))] : [];
}
