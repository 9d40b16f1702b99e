import { fromHex, mix, type Rgb, scale } from '../../core/color.ts';
import type { DrawingRequest, Procedure } from '../pen/drawing.types.ts';
import { ellipse, line } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { drawBranches } from './branches.ts';
import { drawLeafMasses, type Heap, heapsOf, scatterFallen } from './leaf-masses.ts';
import { SNOW, TREE_KINDS, type TreeKind } from './tree-kinds.ts';

const LEMON = '#f6d93a';

/** Broad-leaved trees by kind and season: green, gold, bare, blossoming, hung with fruit, white with snow. */
function broadTree(name: keyof typeof TREE_KINDS, usual?: 'autumn'): Procedure {
  const kind: TreeKind = TREE_KINDS[name];
  const reach = kind.reach ?? 0.76;
  return (request) =>
    sketch({ size: request.size, left: -reach, right: reach, top: -1.1 }, ({ context }) => {
      const { random, qualities, lightSide, snow, season } = request;
      const bark = fromHex(kind.bark);
      const time = seasonOf(qualities, season === 'summer' && usual ? usual : season);
      const bare = qualities.includes('leafless') || (time === 'winter' && !kind.evergreen);
      const spread = kind.spread * (bare ? 1 : 0.72);
      const wood = { ...kind, bark, spread, lightSide, levels: bare ? 4 : 1, snow: snow && bare };
      drawBranches(context, random.fork('wood'), wood);
      if (kind.birch) drawBirchMarks(request, context, kind);
      if (bare) return;
      const blossom = qualities.includes('blossoming') || (time === 'spring' && kind.fruit !== undefined);
      const leaf =
        request.color ??
        (blossom ? [246, 223, 228] : fromHex(random.pick(time === 'autumn' ? kind.autumn : kind.summer)));
      const crown = shiftHeaps(heapsOf(random.pick(kind.crowns)), random.fork('crown').range(0.92, 1.08));
      drawLeafMasses(context, random.fork('leaves'), crown, {
        leaf,
        lightSide,
        round: blossom,
        lit: blossom ? [255, 252, 248] : undefined,
        count: 40,
      });
      const fruit = qualities.includes('lemon') ? LEMON : kind.fruit;
      if (fruit && !blossom) drawFruit(request, context, crown, fromHex(fruit));
      if (snow) drawSnowOnCrown(request, context, crown);
      if (time === 'autumn') scatterFallen(context, random.fork('fallen'), 0.5, 22, kind.autumn.map(fromHex));
    });
}

type Season = NonNullable<DrawingRequest['season']>;

function seasonOf(qualities: readonly string[], season: Season | undefined): Season | undefined {
  for (const named of ['autumn', 'spring', 'winter', 'summer'] as const)
    if (qualities.includes(named)) return named;
  return season;
}

function shiftHeaps(heaps: readonly Heap[], wide: number): Heap[] {
  return heaps.map((heap) => ({ ...heap, x: heap.x * wide, radiusX: heap.radiusX * wide }));
}

type Context = Parameters<typeof line>[0];

function drawBirchMarks({ random }: DrawingRequest, context: Context, { width, trunk }: TreeKind): void {
  for (let mark = 0; mark < 12; mark++) {
    const y = -0.03 - (mark / 12) * trunk * 0.95;
    const x = random.pick([-1, 1]) * width * random.range(0.1, 0.34);
    line(
      context,
      `M${x} ${y}h${random.range(0.2, 0.5) * width * -Math.sign(x)}`,
      'rgba(52,46,44,0.85)',
      random.range(0.006, 0.013),
    );
  }
}

function drawFruit(
  { random, lightSide }: DrawingRequest,
  context: Context,
  crown: readonly Heap[],
  color: Rgb,
): void {
  const place = random.fork('fruit');
  for (let index = 0; index < 20; index++) {
    const heap = crown[index % crown.length]!;
    const x = heap.x + place.range(-0.72, 0.72) * heap.radiusX;
    const y = heap.y + place.range(-0.5, 0.8) * heap.radiusY;
    context.fillStyle = `rgb(${scale(color, 0.72).map(Math.round).join(',')})`;
    context.fill(ellipse(x, y, 0.029));
    context.fillStyle = `rgb(${mix(color, [255, 255, 255], 0.04).map(Math.round).join(',')})`;
    context.fill(ellipse(x + lightSide * 0.003, y - 0.003, 0.025));
    context.fillStyle = 'rgba(255,255,255,0.75)';
    context.fill(ellipse(x + lightSide * 0.009, y - 0.011, 0.007));
  }
}

export function drawSnowOnCrown(
  { random, lightSide }: DrawingRequest,
  context: Context,
  crown: readonly Heap[],
): void {
  const caps = crown.map(({ x, y, radiusX, radiusY }) => ({
    x,
    y: y - radiusY * 0.62,
    radiusX: radiusX * 0.78,
    radiusY: radiusY * 0.42,
  }));
  drawLeafMasses(context, random.fork('snow'), caps, {
    leaf: SNOW,
    shade: 0.92,
    lit: [255, 255, 255],
    lightSide,
    round: true,
    count: 10,
  });
}

export const drawTree = broadTree('tree');
export const drawOak = broadTree('oak');
export const drawBirch = broadTree('birch');
export const drawMaple = broadTree('maple', 'autumn');
export const drawAppleTree = broadTree('apple-tree');
export const drawOrangeTree = broadTree('orange-tree');
export const drawOliveTree = broadTree('olive-tree');
export const drawCypress = broadTree('cypress');
export const drawPoplar = broadTree('poplar');
export const drawBaobab = broadTree('baobab');
