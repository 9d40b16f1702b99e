import { drawSoftly } from '../../core/canvas.ts';
import { hslToRgb, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import { lerp, smoothstep, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { preferHorizon } from '../../stage/camera.ts';
import { layWay } from '../../stage/ground/path.ts';
import { renderTerrain, type Surface } from '../../stage/ground/terrain.ts';
import type { Way } from '../../stage/ground/way.types.ts';
import { paintRays } from '../../stage/light/rays.ts';
import { paintCanopy } from '../../stage/plants/canopy.ts';
import { drawTrunk } from '../../stage/plants/foliage-trunks.ts';
import { FERN_CLUMP } from '../../stage/plants/jungle-plants.ts';
import { createStand, type PlantKind } from '../../stage/plants/plant-stand.ts';
import { type Spot, scatter } from '../../stage/scatter.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';
import { hangLianas } from './jungle-frame.ts';
import { paintWoodDusk } from './wood-dusk.ts';

interface Spell {
  leaves: Rgb;
  light: Rgb;
  glow: Rgb;
  caps: Rgb[];
}

/** An old wood under a spell: colored mist, shining mushrooms, drifting lights, a path towards a bright opening. */
export function paintEnchantedForest(stage: Stage): void {
  const random = stage.random.fork('enchanted forest');
  const spell = chooseSpell(random);
  preferHorizon(stage, random.pick([0.52, 0.58, 0.64]));
  paintWoodDusk(stage, { leaves: spell.leaves, light: spell.light, glowX: random.range(0.36, 0.64) });
  // A spell is strongest in the dusk.
  const { palette } = stage;
  stage.palette = {
    ...palette,
    ambient: scale(mix(palette.ambient, spell.light, 0.34), palette.night ? 1 : 0.66),
    sun: mix(scale(palette.sun, 0.72), spell.light, 0.4),
  };
  const stream = stage.brief.features.has('river') || stage.brief.features.has('lake') || random.chance(0.3);
  const way = layWay(stage, random, { targetX: random.range(-3, 3), targetZ: 30, swing: 1.8 });
  const { water } = renderTerrain(stage, enchantedFloor(stage, spell, way, stream), {
    far: 70,
    steps: 220,
    haze: 0.02,
    sunHaze: 0.1,
  });
  if (stream) reflectInWater(stage, { water, tint: scale(spell.glow, 0.4), mirror: [0.8, 0.5] });
  growWood(stage, random, spell, (x, z) => Math.abs(way.offset(x, z)) > 1.7);
  paintHazeBand(stage, {
    y: stage.horizon + stage.height * 0.04,
    reach: stage.height * 0.14,
    strength: 0.42,
  });
  paintRays(stage, {
    x: stage.sun.x,
    y: -stage.height * 0.1,
    strength: 0.34,
    count: 20,
    color: spell.light,
  });
  hangLianas(stage, random);
  floatLights(stage, random, spell);
}

function chooseSpell(random: Random): Spell {
  const hue = random.pick([0.47, 0.55, 0.7, 0.8, 0.36]);
  return {
    leaves: hslToRgb(hue, 0.36, 0.34),
    light: hslToRgb(hue + random.range(0.06, 0.14), 0.8, 0.78),
    glow: hslToRgb(hue + 0.04, 0.9, 0.7),
    caps: [
      hslToRgb(hue + 0.42, 0.8, 0.62),
      hslToRgb(hue + 0.02, 0.85, 0.62),
      hslToRgb(hue + 0.28, 0.75, 0.66),
    ],
  };
}

function enchantedFloor(stage: Stage, spell: Spell, way: Way, stream: boolean): Surface {
  const { noise } = stage;
  return {
    height: (x, z, octaves) => {
      const away = Math.abs(way.offset(x, z));
      let y =
        noise.fbm(x * 0.2, z * 0.2, Math.min(4, octaves)) * 0.5 * smoothstep(3, 14, z) +
        smoothstep(1.6, 8, away) * 0.9 * smoothstep(4, 16, z);
      if (stream) y -= 1.3 * smoothstep(1.6, 0.7, away);
      return stream ? Math.max(-0.3, y) : y;
    },
    paint: ({ x, z, height }, paint) => {
      if (stream && height <= -0.299) {
        paint[6] = 1;
        return;
      }
      const fine = noise.at(x * 4, z * 4) * 0.16 + noise.at(x * 0.8, z * 0.8) * 0.2;
      const worn = stream ? 0 : smoothstep(1.2, 0.6, Math.abs(way.offset(x, z)) + fine);
      for (let channel = 0; channel < 3; channel++) {
        const moss = lerp([72, 100, 66][channel]!, spell.leaves[channel]!, 0.4) * (0.9 + fine);
        paint[channel] = lerp(moss, [150, 130, 116][channel]!, worn * 0.75);
      }
    },
  };
}

function growWood(stage: Stage, random: Random, spell: Spell, free: (x: number, z: number) => boolean): void {
  if (forbids(stage.brief, 'tree')) return;
  const stands = spell.caps.map((cap, index) =>
    createStand(stage, random.fork(`caps ${index}`), glowingMushrooms(cap), stage.height * 0.2),
  );
  const ferns = createStand(stage, random.fork('ferns'), FERN_CLUMP, stage.height * 0.2);
  const spots = scatter(stage, random, {
    count: 150,
    near: 4,
    far: 46,
    clear: { x: 0, halfWidth: 1.6, until: 12 },
    grows: free,
  });
  const shining: Spot[] = [];
  let canopy = 0;
  for (const [index, spot] of spots.entries()) {
    stage.checkpoint.check();
    while (canopy < 3 && spot.distance < [28, 14, 7][canopy]!) {
      paintCanopy(stage, random, {
        leaves: scale(spell.leaves, [1.5, 1.05, 0.7][canopy]!),
        reach: [0.46, 0.34, 0.24][canopy]!,
        distance: [20, 10, 3][canopy]!,
        count: [140, 140, 120][canopy]!,
        size: [0.034, 0.05, 0.07][canopy]!,
      });
      canopy++;
    }
    if (index % 4 === 0 && spot.distance > 6) {
      drawTrunk(
        stage,
        {
          x: spot.x,
          y: spot.y,
          width: spot.scale * random.range(0.5, 1.4),
          distance: spot.distance,
          bark: 'oak',
        },
        random,
      );
    } else if (index % 4 < 3) {
      random.pick(stands)(
        { x: spot.x, y: spot.y, size: spot.scale * random.range(0.5, 1.05), distance: spot.distance * 0.4 },
        random,
      );
      shining.push(spot);
    } else {
      ferns(
        { x: spot.x, y: spot.y, size: spot.scale * random.range(0.5, 0.9), distance: spot.distance },
        random,
      );
    }
  }
  shineAround(stage, shining, spell);
}

function shineAround(stage: Stage, spots: readonly Spot[], spell: Spell): void {
  const { context, width, height } = stage;
  drawSoftly(context, width, height, { blur: 0, blend: 'screen', resolution: 0.25 }, (soft) => {
    for (const { x, y, scale: perMetre } of spots) {
      const reach = perMetre * 0.9;
      const glow = soft.createRadialGradient(x, y - perMetre * 0.3, 0, x, y - perMetre * 0.3, reach);
      glow.addColorStop(0, toCss(spell.glow, 0.42));
      glow.addColorStop(1, toCss(spell.glow, 0));
      fillBox(soft, glow, x - reach, y - reach * 1.4, reach * 2, reach * 2);
    }
  });
}

/** Three toadstools with pale stems whose caps give light. */
function glowingMushrooms(cap: Rgb): PlantKind {
  return {
    width: 1.1,
    draw({ context, random, ink }) {
      for (const [x, tall] of [
        [-0.28, random.range(0.4, 0.6)],
        [0.3, random.range(0.34, 0.5)],
        [0.02, random.range(0.8, 0.95)],
      ] as const) {
        const half = tall * random.range(0.3, 0.4);
        context.fillStyle = toCss(mix(cap, [255, 250, 236], 0.66));
        context.beginPath();
        context.moveTo(x - half * 0.24, 0);
        context.quadraticCurveTo(x - half * 0.12, -tall * 0.5, x - half * 0.2, -tall * 0.75);
        context.lineTo(x + half * 0.2, -tall * 0.75);
        context.quadraticCurveTo(x + half * 0.12, -tall * 0.5, x + half * 0.26, 0);
        context.fill();
        const shine = context.createRadialGradient(
          x - half * 0.2,
          -tall * 0.9,
          half * 0.1,
          x,
          -tall * 0.78,
          half,
        );
        shine.addColorStop(0, toCss(mix(cap, [255, 255, 255], 0.6)));
        shine.addColorStop(0.6, toCss(cap));
        shine.addColorStop(1, toCss(scale(cap, 0.7)));
        context.fillStyle = shine;
        context.beginPath();
        context.moveTo(x - half, -tall * 0.7);
        context.bezierCurveTo(x - half, -tall * 1.08, x + half, -tall * 1.08, x + half, -tall * 0.7);
        context.quadraticCurveTo(x, -tall * 0.6, x - half, -tall * 0.7);
        context.fill();
        context.fillStyle = ink([255, 255, 255], 1.2);
        for (let dot = 0; dot < 5; dot++) {
          context.beginPath();
          context.ellipse(
            x + (dot - 2) * half * 0.36,
            -tall * (0.8 + 0.06 * (dot % 2)),
            half * 0.09,
            half * 0.06,
            0,
            0,
            TAU,
          );
          context.fill();
        }
      }
    },
  };
}

/** Lights that drift between the trees. */
function floatLights(stage: Stage, random: Random, spell: Spell): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let light = 0; light < 60; light++) {
    const x = random.next() * width;
    const y = height * random.range(0.18, 0.9);
    const radius = unit * random.range(0.003, 0.014);
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, 'rgba(255,255,244,0.95)');
    glow.addColorStop(0.25, toCss(spell.light, 0.7));
    glow.addColorStop(1, toCss(spell.glow, 0));
    fillBox(context, glow, x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
}
