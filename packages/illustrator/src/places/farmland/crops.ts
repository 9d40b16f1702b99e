import { mix } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { layWay } from '../../stage/ground/path.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { chooseFrameSides, frameWithTrees } from '../../stage/plants/near-frame.ts';
import { scatter } from '../../stage/scatter.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { paintCropGround } from './crop-ground.ts';
import { CROPS, type CropPlace } from './crop-kinds.ts';
import { chooseFieldLayout, type Field, plantField } from './crop-planting.ts';

/** A planted field that runs to the horizon, in one of five arrangements. */
export function paintCropField(place: CropPlace): (stage: Stage) => void {
  return (stage) => {
    const random = stage.random.fork(place);
    if (stage.brief.weather === 'storm' && !stage.palette.night) breakThrough(stage);
    const crop = CROPS[place](random);
    const layout = chooseFieldLayout(stage, random, place);
    const hill = raiseHillForBuilding(stage, random, random.chance(0.5) ? 1 : -1);
    const track =
      layout.track || hill ? layWay(stage, random, { targetX: hill?.x ?? 0, swing: 0.5 }) : undefined;
    const field: Field = { crop, turn: layout.turn, track, hill };
    paintCountry(stage, {
      horizon: layout.horizon,
      eye: random.range(...crop.eye) * layout.rise,
      surface: {
        height: shapeField(stage, random, field, layout.roll),
        paint: paintCropGround(stage, field),
      },
    });
    growFarTrees(stage, random);
    plantField(stage, random, field);
    paintWishedRays(stage);
    const sides = chooseFrameSides(stage, random, layout.framed ? 0.9 : 0.08);
    if (sides.length > 0) frameWithTrees(stage, random, { kind: 'leafy', sides, tall: 0.92 });
  };
}

/** Before a storm a last low light often lies on the field under the dark sky. */
function breakThrough(stage: Stage): void {
  const { palette } = stage;
  stage.palette = {
    ...palette,
    sun: [255, 232, 176],
    ambient: mix(palette.ambient, [214, 190, 150], 0.45),
    fog: mix(palette.fog, palette.zenith, 0.3),
  };
}

/** The field rises gently, so that the eye sees across it to the far hills. */
function shapeField(stage: Stage, random: Random, field: Field, roll: number): GroundHeight {
  const { noise } = stage;
  const shift = random.range(0, 99);
  const hills = raiseRange(stage, random, {
    from: 120,
    to: 300,
    height: random.range(26, 70),
    pitch: random.range(0.006, 0.011),
  });
  return (x, z, octaves) => {
    let y = smoothstep(8, 130, z) * 3.4;
    y += noise.fbm(x * 0.02 + shift, z * 0.024, 3) * roll * smoothstep(10, 60, z);
    if (field.hill) y += field.hill.rise(x, z, octaves) * 0.6;
    return y + hills(x, z, octaves);
  };
}

function growFarTrees(stage: Stage, random: Random): void {
  if (forbids(stage.brief, 'tree')) return;
  const side = random.chance(0.5) ? 1 : -1;
  const spots = scatter(stage, random, {
    count: 60,
    near: 70,
    far: 230,
    grows: (x, z) => stage.noise.at(x * 0.02 + 20, z * 0.015) > 0.1 || (side * x > z * 0.24 && z > 150),
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * lerp(5, 9, random.next());
    drawLeafyTree(stage, { x: spot.x, y: spot.y + 1, size, distance: spot.distance }, random, {
      leaves: stage.brief.season === 'summer' ? [74, 111, 58] : undefined,
    });
  }
}
