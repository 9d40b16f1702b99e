import { mix, type Rgb, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { project } from '../../stage/camera.ts';
import { paintFlatGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { wetGround } from '../../stage/weather/wet-ground.ts';
import { paintSkyline } from './city-skyline.ts';
import { fillCorners } from './parts/world-shapes.ts';
import type { PaintTown } from './town-street.ts';

/** Where the net hangs and where the far base line lies, metres; courts are drawn shorter than they are. */
const [NET, FAR] = [10.5, 20];

/** A hard court with white lines and a net across it, a tall fence and trees behind. */
export const paintTennisCourt: PaintTown = (stage, random, light) => {
  const { context } = stage;
  paintSkyline(stage, random, light, { tall: 0.16, haze: 0.5 });
  paintFlatGround(stage, [72, 124, 92]);
  const lit = (color: Rgb, distance = 8) => litColor(stage, color, { sun: 0.42, ambient: 0.78, distance });
  const band = (left: number, right: number, near: number, far: number, color: Rgb) =>
    fillCorners(
      stage,
      [
        [left, 0.01, near],
        [right, 0.01, near],
        [right, 0.01, far],
        [left, 0.01, far],
      ],
      color,
    );
  band(
    -4.6,
    4.6,
    0.9,
    FAR + 0.3,
    lit(
      random.pick<Rgb>([
        [52, 104, 166],
        [186, 98, 66],
        [58, 140, 110],
      ]),
    ),
  );
  const chalk = lit([250, 250, 244]);
  for (const [left, right, near, far] of rows<4>(
    '-4.5,-4.36,0.9,20 4.36,4.5,0.9,20 -3.4,-3.28,0.9,20 3.28,3.4,0.9,20 -4.5,4.5,19.8,20 -3.4,3.4,14.6,14.8 -3.4,3.4,5.2,5.3 -0.07,0.07,5.2,14.8',
  ))
    band(left, right, near, far, chalk);
  raiseFence(FAR + 3, lit([60, 84, 72], 24));
  hangNet();
  if (stage.brief.weather === 'rain' || stage.brief.weather === 'storm') wetGround(stage);

  function raiseFence(z: number, color: Rgb): void {
    for (let x = -16; x <= 16; x += 3.4) {
      const [foot, top] = [project(stage, x, 0, z), project(stage, x, 3.6, z)];
      const radius = top.scale * random.range(1.5, 2.4);
      context.fillStyle = toCss(
        lit(
          random.pick<Rgb>([
            [86, 130, 66],
            [70, 116, 60],
          ]),
          26,
        ),
      );
      context.beginPath();
      context.arc(foot.x + radius * 0.4, top.y + radius * 0.1, radius, 0, 7);
      context.fill();
    }
    fillCorners(
      stage,
      [
        [-18, 0, z],
        [-18, 3, z],
        [18, 3, z],
        [18, 0, z],
      ],
      color,
      0.7,
    );
    context.strokeStyle = toCss(mix(color, [255, 255, 255], 0.3), 0.8);
    context.lineWidth = Math.max(1, project(stage, 0, 0, z).scale * 0.07);
    for (let x = -18; x <= 18; x += 3) {
      const [foot, top] = [project(stage, x, 0, z), project(stage, x, 3.1, z)];
      context.beginPath();
      context.moveTo(foot.x, foot.y);
      context.lineTo(top.x, top.y);
      context.stroke();
    }
  }

  function hangNet(): void {
    const high = 1.05;
    const mesh: Rgb = [34, 40, 46];
    fillCorners(
      stage,
      [
        [-5, 0, NET],
        [-5, high, NET],
        [5, high, NET],
        [5, 0, NET],
      ],
      mesh,
      0.42,
    );
    context.strokeStyle = toCss([230, 232, 228], 0.4);
    context.lineWidth = Math.max(0.6, project(stage, 0, 0, NET).scale * 0.012);
    context.beginPath();
    for (let x = -5; x <= 5; x += 0.2) {
      const [foot, top] = [project(stage, x, 0, NET), project(stage, x, high, NET)];
      context.moveTo(foot.x, foot.y);
      context.lineTo(top.x, top.y);
    }
    context.stroke();
    fillCorners(
      stage,
      [
        [-5, high - 0.1, NET],
        [-5, high, NET],
        [5, high, NET],
        [5, high - 0.1, NET],
      ],
      lit([250, 250, 246]),
    );
    for (const x of [-5, 5])
      fillCorners(
        stage,
        [
          [x - 0.06, 0, NET],
          [x - 0.06, high + 0.1, NET],
          [x + 0.06, high + 0.1, NET],
          [x + 0.06, 0, NET],
        ],
        lit([70, 74, 80]),
      );
  }
};
