import { mix, type Rgb } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../stage.types.ts';

/** Metres of water over the ground. */
const DEEP = 0.42;
const MUD: Rgb = [104, 104, 92];

/** Lays a flat sheet of water over the ground, which mirrors what rises from it. */
export function floodGround(stage: Stage): void {
  const { width, height, context, noise, horizon, depth, palette } = stage;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const source = data.slice();
  const tone = mix(MUD, palette.ambient, 0.5);
  const first = Math.max(1, Math.ceil(horizon + 1));
  for (let y = first; y < height; y++) {
    if ((y & 7) === 0) stage.checkpoint.check();
    const distance = (stage.focal * Math.max(0.4, stage.cameraHeight - DEEP)) / (y - horizon);
    const nearness = (y - horizon) / (height - horizon);
    for (let x = 0; x < width; x++) {
      const to = y * width + x;
      if (distance > depth[to]! || distance > 300) continue;
      const across = ((x - width / 2) * distance) / stage.focal;
      const ripple = noise.at(across * 0.9, distance * 1.6) * 0.7 + noise.at(across * 3, distance * 5) * 0.3;
      const row = clamp(Math.round(2 * horizon - y + ripple * nearness * height * 0.06), 0, first - 1);
      const column = clamp(Math.round(x + ripple * nearness * 14), 0, width - 1);
      const share = 0.62 - nearness * 0.22 + ripple * 0.1;
      for (let channel = 0; channel < 3; channel++)
        data[to * 4 + channel] =
          source[(row * width + column) * 4 + channel]! * share + tone[channel]! * (1 - share);
      depth[to] = distance;
    }
  }
  context.putImageData(image, 0, 0);
  stage.water = true;
}
