import { colorList, fromHex, pickColor, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { castShadows } from '../../stage/ground/tree-shadows.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawGrass } from '../../stage/plants/foliage-grass.ts';
import { createStand, type PlantStand } from '../../stage/plants/plant-stand.ts';
import { bareTree, fruitTree } from '../../stage/plants/scenery-trees.ts';
import type { Spot } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { isSubjectAtSide } from '../../stage/subject-room.ts';

/** Rows of fruit trees on mown grass: in blossom in spring, full of fruit in summer and autumn. */
export function paintOrchard(stage: Stage): void {
  const random = stage.random.fork('orchard');
  const { noise, brief } = stage;
  const hill = raiseHillForBuilding(stage, random, random.chance(0.5) ? 1 : -1);
  const far = raiseRange(stage, random, { from: 110, to: 260, height: random.range(20, 60), pitch: 0.009 });
  const grass: Rgb = fromHex(
    { spring: '#8fbf50', summer: '#7fae48', autumn: '#a8a24c', winter: '#95967a' }[brief.season],
  );
  const turn = random.pick([0, 0.12, -0.12, 0.3, -0.3]);
  paintCountry(stage, {
    horizon: random.pick([0.44, 0.52, 0.6]),
    eye: random.range(1.8, 3),
    surface: {
      height: (x, z, octaves) =>
        noise.fbm(x * 0.03, z * 0.03, 3) * 1.6 * smoothstep(5, 40, z) +
        smoothstep(14, 90, z) * 2.4 +
        far(x, z, octaves) +
        (hill ? hill.rise(x, z, octaves) * 0.6 : 0),
      paint: ({ x, z, height }, paint) => {
        const fine = noise.at((x * 6) / (1 + z * 0.06), (z * 6) / (1 + z * 0.06)) * 0.08;
        const mown = Math.sin((x - turn * z) * 1.9) * 0.04 * smoothstep(60, 10, z);
        const fallen =
          smoothstep(0.4, 0.52, noise.at(x * 5, z * 4)) *
          smoothstep(26, 6, z) *
          (brief.season === 'spring' ? 0.8 : brief.season === 'autumn' ? 0.6 : 0);
        const wood = smoothstep(8, 20, height) * smoothstep(100, 130, z);
        for (let channel = 0; channel < 3; channel++) {
          const litter = brief.season === 'spring' ? [248, 226, 232][channel]! : [206, 132, 56][channel]!;
          let value = lerp(grass[channel]! * (0.96 + fine + mown), litter, fallen);
          value = lerp(value, [74, 104, 74][channel]!, wood);
          paint[channel] = brief.snow ? lerp(value, 238, 0.88) : value;
        }
      },
    },
    air: { far: 420, haze: 0.0055 },
  });
  const stand = createStand(stage, random.fork('fruit trees'), kindOf(stage, random), stage.height * 0.55);
  if (!forbids(brief, 'tree')) plantRows(stage, random, turn, stand);
  paintWishedRays(stage);
  if (brief.snow || brief.cameraAngle === 'aerial') return;
  stage.foreground.push(() =>
    drawGrass(stage, {
      color: grass,
      flowers: colorList('#f6f0e0 #f0d060'),
      reach: 0.09,
    }),
  );
}

function kindOf({ brief }: Stage, random: Random) {
  if (brief.snow || brief.season === 'winter') return bareTree([84, 66, 56], brief.snow);
  if (brief.season === 'spring')
    return fruitTree(pickColor(random, '#f4c4d4 #f8e4ea #eeb0c6'), [255, 246, 248], 0.016);
  const leaves: Rgb =
    brief.season === 'autumn' ? pickColor(random, '#a8923c #7f9440 #b8823a') : [93, 140, 58];
  return fruitTree(leaves, pickColor(random, '#d83a2e #e2a02c #c8323a'), 0.025);
}

function plantRows(stage: Stage, random: Random, turn: number, stand: PlantStand): void {
  const pitch = 5.2;
  const spots: Spot[] = [];
  for (let z = 110; z > 8; z -= Math.max(4.4, z * 0.075)) {
    const half = (stage.width / stage.focal) * z * 0.6 + pitch;
    for (let row = Math.ceil((-half - turn * z) / pitch); row * pitch + turn * z < half; row++) {
      const x = (row + 0.5) * pitch + turn * z + random.range(-0.3, 0.3);
      if (z < 15 && Math.abs(x) < 2.4) continue;
      if (stage.hill && Math.hypot(x - stage.hill.x, z - stage.hill.z) < 9) continue;
      const foot = project(stage, x, stage.ground?.(x, z, 5) ?? 0, z);
      spots.push({ x: foot.x, y: foot.y, scale: foot.scale, distance: z, worldX: x });
    }
  }
  castShadows(stage, spots, 3.4);
  for (const spot of spots) {
    stage.checkpoint.check();
    stand(
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(3.1, 3.7), distance: spot.distance * 0.7 },
      random,
    );
  }
  const side = random.chance(0.5) ? 1 : -1;
  const framed = random.chance(0.6);
  stage.foreground.push(() => {
    if (!framed || isSubjectAtSide(stage, side, 0.24)) return;
    const size = Math.min(stage.height, stage.width * 1.2) * 0.86;
    stand({ x: stage.width * (0.5 + side * 0.56), y: stage.height * 0.97, size, distance: 3 }, random);
  });
}
