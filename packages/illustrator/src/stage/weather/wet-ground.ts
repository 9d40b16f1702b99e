import { clamp, smoothstep } from '../../core/maths.ts';
import type { Stage } from '../stage.types.ts';

/** Turns the ground into wet asphalt: puddles and long blurred reflections of what stands above. */
export function wetGround(stage: Stage, depthLimit = 60): void {
  const { width, height, context, noise, horizon, depth } = stage;
  const first = Math.max(1, Math.round(horizon));
  if (first >= height - 1) return;
  const image = context.getImageData(0, 0, width, height);
  const data = image.data;
  // A bright sky in every puddle would drown the street; at night the lights should.
  const gloss = stage.palette.night ? 1 : 0.55;
  const source = data.slice(0, (first + 1) * width * 4);
  for (let y = first + 1; y < height; y++) {
    if ((y & 7) === 0) stage.checkpoint.check();
    const t = (y - first) / (height - first);
    const nearness = 1 / (t + 0.03);
    const groundDistance = (stage.focal * stage.cameraHeight) / (y - horizon);
    const blur = ((2 + t * 22) * height) / 1024;
    for (let x = 0; x < width; x++) {
      // Walls and kerbs that rise from the ground keep their own color.
      if (depth[y * width + x]! < groundDistance * 0.86 || groundDistance > depthLimit * 8) continue;
      const u = (x - width / 2) * nearness * (20 / width);
      const ripple = noise.at(u * 2.2, nearness * 7) * 0.6 + noise.at(u * 6, nearness * 20) * 0.4;
      const puddle = smoothstep(-0.35, 0.35, noise.at(u * 0.32 + 4, nearness * 0.7));
      const strength = (0.07 + 0.17 * puddle) * (1 - t * 0.35) * gloss;
      const keep = 0.55 + 0.25 * (1 - puddle);
      const column = clamp((x + ripple * blur * 0.4) | 0, 0, width - 1);
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sample = 0; sample < 4; sample++) {
        const row = Math.max(0, (first - (y - first) * 1.08 - ripple * blur - sample * blur * 0.9) | 0);
        const from = (Math.min(first, row) * width + column) * 4;
        red += source[from]!;
        green += source[from + 1]!;
        blue += source[from + 2]!;
      }
      const to = (y * width + x) * 4;
      data[to] = data[to]! * keep + red * strength * 0.92;
      data[to + 1] = data[to + 1]! * keep + green * strength * 0.9;
      data[to + 2] = data[to + 2]! * keep + blue * strength;
    }
  }
  context.putImageData(image, 0, 0);
}
