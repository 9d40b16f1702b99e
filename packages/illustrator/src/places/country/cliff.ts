import { pickColor, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../../stage/brief-questions.ts';
import { chooseSide } from '../../stage/camera.ts';
import { raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawPine } from '../../stage/plants/foliage-pine.ts';
import { strewTuftsAndStones } from '../../stage/plants/foliage-tuft.ts';
import { scatter } from '../../stage/scatter.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { createSea, type SeaSurface } from '../../stage/water/sea-surface.ts';

interface Edge {
  /** Metres that a point lies behind the edge; negative in the air beyond it. */
  inland(x: number, z: number): number;
  /** Metres from the top of the cliff to what lies below. */
  drop: number;
  /** Height of the rock's brow above the viewer's feet. */
  brow: number;
}

/** A spur of rock over a deep valley (or the sea): subjects stand on it against the open air. */
export function paintCliff(kind: 'valley' | 'sea'): (stage: Stage) => void {
  return (stage) => {
    const random = stage.random.fork('cliff');
    const side = chooseSide(stage, random) || 1;
    const edge = shapeEdge(stage, random, side, kind);
    const sea = kind === 'sea' ? createSea(stage, random) : undefined;
    const hill = hasSubjectOf(stage.brief, 'building') ? stage.perch : undefined;
    if (hill) stage.hill = hill;
    const height = shapeCliff(stage, random, edge, sea);
    const rock = pickColor(random, '#77706a #6d6a70 #84705c #5f6670');
    paintCountry(stage, {
      horizon: random.pick([0.5, 0.56, 0.6, 0.64]),
      surface: { height, paint: paintCliffGround(stage, edge, rock, sea) },
      air: { far: 620, steps: 380, haze: kind === 'sea' ? 0.0056 : 0.0036, sunHaze: 0.4, faces: true },
    });
    if (kind === 'valley') growValleyWood(stage, random, edge);
    // The depth beyond the edge fills with haze, so that it reads as far below.
    const below = stage.horizon + stage.height * 0.05;
    paintHazeBand(stage, { y: below, reach: stage.height * 0.1, strength: kind === 'sea' ? 0.2 : 0.3 });
    strewTuftsAndStones(stage, random, {
      grass: stage.brief.season === 'autumn' ? [150, 128, 62] : [96, 122, 62],
      stone: rock,
      grows: (x, z) => edge.inland(x, z) > 0.5,
    });
    paintWishedRays(stage);
  };
}

/** A wedge of land that reaches in from one side, its tip before the open air. */
function shapeEdge(stage: Stage, random: Random, side: number, kind: 'valley' | 'sea'): Edge {
  const { noise } = stage;
  const shift = random.range(0, 99);
  const middle = random.range(8.4, 10.4);
  const tip = middle * (stage.width / stage.focal) * random.range(0.1, 0.22);
  stage.perch = { x: -side * tip * 0.3, z: middle };
  return {
    inland: (x, z) => {
      const along = side * x + tip + noise.at(z * 0.5 + shift, 2) * 0.5;
      const width = 1.5 * Math.sqrt(Math.max(0, along)) + along * 0.08;
      const ragged = noise.at(x * 0.7 + shift, 5) * 0.35;
      const back = middle + width + smoothstep(3.5, 10, along) * 22 - z;
      return Math.min(along, z - middle + width + ragged, back + ragged);
    },
    drop: kind === 'sea' ? 20 : 46,
    brow: random.range(0, 0.5),
  };
}

function shapeCliff(stage: Stage, random: Random, edge: Edge, sea: SeaSurface | undefined): GroundHeight {
  const { noise } = stage;
  const shift = random.range(0, 90);
  const far = raiseRange(stage, random, {
    from: 240,
    to: 430,
    height: random.range(150, 200),
    pitch: random.range(0.004, 0.006),
  });
  const near = raiseRange(stage, random, { from: 150, to: 280, height: random.range(70, 96), pitch: 0.007 });
  const below: GroundHeight = (x, z, octaves) =>
    sea
      ? sea.height(x, z, octaves) - edge.drop
      : noise.fbm(x * 0.012 + shift, z * 0.012, 3) * 8 - edge.drop + far(x, z, octaves) + near(x, z, octaves);
  return (x, z, octaves) => {
    const inland = edge.inland(x, z);
    if (inland < -2.4) return below(x, z, octaves);
    const top =
      noise.fbm(x * 0.3 + shift, z * 0.3, Math.min(5, octaves)) * 0.3 + edge.brow * smoothstep(0, 3, inland);
    if (inland > 0.4) return top;
    // The face steps down in ledges.
    const step =
      smoothstep(0.15, -0.1, inland) * 2.6 +
      smoothstep(-0.7, -0.9, inland) * 7 +
      smoothstep(-1.5, -1.7, inland) * 12;
    const foot = below(x, z, octaves);
    return Math.max(foot, lerp(foot, top - step, smoothstep(-2.4, -2.1, inland)));
  };
}

function paintCliffGround(
  stage: Stage,
  edge: Edge,
  rock: Rgb,
  sea: SeaSurface | undefined,
): Surface['paint'] {
  const { noise, brief } = stage;
  const grass: Rgb =
    brief.season === 'autumn' ? [156, 136, 66] : brief.season === 'winter' ? [122, 120, 92] : [98, 126, 62];
  return (point, paint) => {
    const { x, z, height, up } = point;
    const inland = edge.inland(x, z);
    if (sea && height < 2 - edge.drop) {
      point.height = height + edge.drop;
      sea.paint(point, paint);
      paint[6] = 0;
      return;
    }
    const fine =
      noise.at((x * 3) / (1 + z * 0.04), (z * 3) / (1 + z * 0.04)) * 0.14 +
      (z < 16 ? noise.at(x * 9, z * 9) * 0.08 : 0);
    // Beds of rock lie level, cracks run down, and a darker line marks each ledge.
    const bed = height * 1.1 + noise.at(x * 0.25 + z * 0.2, height * 0.5) * 0.7;
    const ledge = smoothstep(0.2, 0.04, bed - Math.floor(bed)) * 0.26;
    const crack = smoothstep(0.34, 0.5, noise.at((x + z) * 1.1, height * 0.35)) * 0.3;
    const strata =
      noise.at(Math.floor(bed) * 3.7, 4) * 0.16 + noise.at(x * 1.3, height * 1.6) * 0.12 - ledge - crack;
    const face = smoothstep(0.82, 0.6, up);
    const bare = Math.max(face, smoothstep(0.9, 0.2, inland + fine * 3) * 0.9);
    const wood = inland < -2.4 ? smoothstep(-0.15, 0.2, noise.fbm(x * 0.03, z * 0.03, 3)) * 0.9 : 0;
    const river = inland < -2.4 && z < 240 ? smoothstep(5, 3, Math.abs(x - Math.sin(z * 0.03) * 14 - 3)) : 0;
    const snowy = brief.snow || height > 24 + noise.at(x * 0.1, z * 0.1) * 5 ? smoothstep(0.45, 0.62, up) : 0;
    for (let channel = 0; channel < 3; channel++) {
      const green = lerp(grass[channel]!, [54, 82, 58][channel]!, wood) * (0.9 + fine * 1.6);
      const land = lerp(green, stage.palette.middle[channel]!, river);
      const value = lerp(land, rock[channel]! * (0.94 + fine + strata), inland < -2.4 ? face : bare);
      paint[channel] = lerp(value, [236, 242, 250][channel]!, snowy * 0.95);
    }
  };
}

function growValleyWood(stage: Stage, random: Random, edge: Edge): void {
  if (forbids(stage.brief, 'tree')) return;
  const spots = scatter(stage, random, {
    count: 130,
    near: 46,
    far: 170,
    grows: (x, z, height) =>
      edge.inland(x, z) < -8 && height < -8 && stage.noise.at(x * 0.04, z * 0.04) > -0.2,
  });
  for (const [index, spot] of spots.entries()) {
    if ((index & 15) === 0) stage.checkpoint.check();
    if (isBehindRock(stage, spot.x, spot.y, spot.distance)) continue;
    drawPine(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(4, 8), distance: spot.distance },
      random,
    );
  }
}

/** The spur stands far before the trees of the valley: none of them may lie over it. */
function isBehindRock({ width, height, depth }: Stage, x: number, y: number, distance: number): boolean {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return y >= height || depth[row * width + column]! < distance * 0.6;
}
