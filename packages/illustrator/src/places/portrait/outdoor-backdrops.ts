import { drawSoftly } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { PaintBackdrop } from './backdrops.ts';

/** A wide sky with soft clouds, the light of its hour behind the head. */
export const openSky: PaintBackdrop = (stage, random) => {
  const { context, width, height, palette } = stage;
  const unit = Math.min(width, height);
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, toCss(palette.zenith));
  sky.addColorStop(0.55, toCss(palette.middle));
  sky.addColorStop(1, toCss(palette.horizon));
  fillBox(context, sky, 0, 0, width, height);
  haloOfLight(stage, palette.sun, 0.5);
  drawSoftly(context, width, height, { blur: unit * 0.02, resolution: 0.3 }, (soft) => {
    for (let bank = 0; bank < 7; bank++) {
      stage.checkpoint.check();
      const [x, y] = [width * random.next(), height * random.range(0.15, 0.95)];
      for (let puff = 0; puff < 9; puff++) {
        soft.fillStyle = toCss(mix(palette.horizon, [255, 255, 255], random.range(0.4, 0.9)), 0.5);
        soft.beginPath();
        soft.ellipse(
          x + unit * random.range(-0.2, 0.2),
          y + unit * random.range(-0.03, 0.03),
          unit * random.range(0.06, 0.14),
          unit * random.range(0.03, 0.06),
          0,
          0,
          TAU,
        );
        soft.fill();
      }
    }
  });
};

/** Trunks and leaves out of focus, with light that falls between them. */
export const woods: PaintBackdrop = (stage, random) => {
  const { context, width, height, brief } = stage;
  const unit = Math.min(width, height);
  const leaf: Rgb = {
    spring: [132, 176, 90],
    summer: [84, 138, 74],
    autumn: [196, 122, 56],
    winter: [170, 182, 190],
  }[brief.season] as [number, number, number];
  const ground = context.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, toCss(mix(leaf, [255, 246, 206], 0.55)));
  ground.addColorStop(0.6, toCss(leaf));
  ground.addColorStop(1, toCss(scale(leaf, 0.42)));
  fillBox(context, ground, 0, 0, width, height);
  drawSoftly(context, width, height, { blur: unit * 0.014, resolution: 0.3 }, (soft) => {
    for (let trunk = 0; trunk < 9; trunk++) {
      stage.checkpoint.check();
      const near = trunk / 8;
      const [x, half] = [width * random.next(), unit * (0.012 + near * 0.03)];
      fillBox(soft, mix([74, 54, 44], leaf, 0.6 - near * 0.45), x - half, 0, half * 2, height);
    }
    for (let cluster = 0; cluster < 110; cluster++) {
      const y = height * random.next() ** 1.5;
      soft.fillStyle = toCss(
        mix(scale(leaf, random.range(0.6, 1.4)), [255, 246, 190], random.next() ** 4 * 0.7),
        0.7,
      );
      soft.beginPath();
      soft.arc(width * random.next(), y, unit * random.range(0.015, 0.06), 0, TAU);
      soft.fill();
    }
  });
  haloOfLight(stage, [255, 244, 196], 0.4);
};

function haloOfLight({ context, width, height }: Stage, color: Rgb, strength: number): void {
  const radius = Math.max(width, height) * 0.55;
  const glow = context.createRadialGradient(width / 2, height * 0.4, 0, width / 2, height * 0.4, radius);
  glow.addColorStop(0, toCss(color, strength));
  glow.addColorStop(1, toCss(color, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  fillBox(context, glow, 0, 0, width, height);
  context.restore();
}
