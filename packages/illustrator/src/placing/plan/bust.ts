import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { down, ellipse, fill, line, modelled, path } from '../../drawings/pen/pen.ts';

/** Where the head is; the bust hangs below it. Pixels. */
interface BustFrame {
  x: number;
  top: number;
  /** Height of the head. */
  size: number;
  /** Lower edge of the picture. */
  bottom: number;
}

/** A folded robe; with a collar of ermine and a jewel for the crowned. */
export function drawRobeBust(
  context: SKRSContext2D,
  random: Random,
  frame: BustFrame,
  cloth: Rgb,
  regal: boolean,
  lightSide: -1 | 1,
): void {
  const { x, top, size, bottom } = frame;
  const shoulder = top + size * 0.8;
  const robe = path(
    `M${x - size * 0.28} ${shoulder}C${x - size * 0.62} ${shoulder + size * 0.1} ${x - size * 0.84} ${shoulder + size * 0.3} ${x - size * 0.94} ${bottom}` +
      `H${x + size * 0.94}C${x + size * 0.84} ${shoulder + size * 0.3} ${x + size * 0.62} ${shoulder + size * 0.1} ${x + size * 0.28} ${shoulder}Z`,
  );
  fill(
    context,
    robe,
    down(context, shoulder, bottom, [
      [0, scale(cloth, 1.4)],
      [1, scale(cloth, 0.5)],
    ]),
  );
  context.save();
  context.clip(robe);
  for (let fold = -5; fold <= 5; fold++) {
    const crease = path(
      `M${x + fold * size * 0.06} ${shoulder + size * 0.05}Q${x + fold * size * 0.13} ${shoulder + size * 0.3} ${x + fold * size * 0.18} ${bottom}`,
    );
    line(context, crease, toCss(scale(cloth, fold % 2 === 0 ? 1.8 : 0.5), 0.42), size * 0.024);
  }
  context.restore();
  if (regal) drawErmine(context, random, frame, shoulder, lightSide);
  else drawCollar(context, frame, shoulder, cloth, lightSide);
}

function drawErmine(
  context: SKRSContext2D,
  random: Random,
  { x, size }: BustFrame,
  shoulder: number,
  lightSide: -1 | 1,
): void {
  const collar = path(
    `M${x - size * 0.37} ${shoulder - size * 0.03}Q${x} ${shoulder + size * 0.3} ${x + size * 0.37} ${shoulder - size * 0.03}` +
      `L${x + size * 0.47} ${shoulder + size * 0.1}Q${x} ${shoulder + size * 0.6} ${x - size * 0.47} ${shoulder + size * 0.1}Z`,
  );
  fill(context, collar, [243, 238, 228]);
  context.save();
  context.clip(collar);
  for (let hair = 0; hair < 260; hair++) {
    const t = random.range(-1, 1);
    const startX = x + t * size * 0.44;
    const startY = shoulder + (1 - t * t) * size * random.range(0.1, 0.42) - size * 0.02;
    line(
      context,
      path(`M${startX} ${startY}q${t * size * 0.01} ${size * 0.02} ${t * size * 0.02} ${size * 0.035}`),
      toCss(mix([243, 238, 228], [160, 146, 130], random.next()), 0.5),
      size * 0.004,
    );
  }
  for (let spot = 0; spot < 17; spot++) {
    const t = (spot / 16) * 2 - 1;
    const depth = random.range(0.1, 0.34);
    fill(
      context,
      ellipse(
        x + t * size * 0.42,
        shoulder + (1 - t * t) * size * depth + size * 0.06,
        size * 0.01,
        size * 0.026,
        random.range(-0.3, 0.3),
      ),
      [42, 36, 34],
    );
  }
  context.restore();
  line(context, collar, 'rgba(120,104,88,0.6)', size * 0.006);
  const jewelY = shoulder + size * 0.37;
  fill(context, ellipse(x, jewelY, size * 0.05), [222, 178, 70]);
  fill(context, ellipse(x, jewelY, size * 0.032), [184, 26, 52]);
  fill(
    context,
    ellipse(x + lightSide * size * 0.01, jewelY - size * 0.012, size * 0.01),
    'rgba(255,255,255,0.8)',
  );
}

function drawCollar(
  context: SKRSContext2D,
  { x, size }: BustFrame,
  shoulder: number,
  cloth: Rgb,
  lightSide: -1 | 1,
): void {
  const neck = path(
    `M${x - size * 0.16} ${shoulder - size * 0.06}H${x + size * 0.16}L${x} ${shoulder + size * 0.3}Z`,
  );
  fill(context, neck, [238, 232, 222]);
  for (const side of [-1, 1]) {
    const lapel = path(
      `M${x + side * size * 0.15} ${shoulder - size * 0.07}L${x + side * size * 0.32} ${shoulder + size * 0.02}L${x + side * size * 0.24} ${shoulder + size * 0.2}L${x} ${shoulder + size * 0.42}Z`,
    );
    modelled(context, lapel, scale(cloth, 1.15), { depth: size * 0.02, lightSide, outline: size * 0.005 });
  }
}

/** A furry chest rising from the lower edge, in the color of the face above it. */
export function drawFurBust(
  context: SKRSContext2D,
  random: Random,
  { x, top, size, bottom }: BustFrame,
  fur: Rgb,
  lightSide: -1 | 1,
): void {
  const neck = top + size * 0.66;
  const body = path(
    `M${x - size * 0.27} ${neck}C${x - size * 0.52} ${neck + size * 0.25} ${x - size * 0.58} ${neck + size * 0.5} ${x - size * 0.64} ${bottom}` +
      `H${x + size * 0.64}C${x + size * 0.58} ${neck + size * 0.5} ${x + size * 0.52} ${neck + size * 0.25} ${x + size * 0.27} ${neck}Z`,
  );
  fill(
    context,
    body,
    down(context, neck, bottom, [
      [0, scale(fur, 1.05)],
      [1, scale(fur, 0.5)],
    ]),
  );
  context.lineCap = 'round';
  for (let tuft = 0; tuft < 460; tuft++) {
    const t = random.next();
    const across = random.range(-1, 1);
    const y = neck + t * (bottom - neck);
    const half = size * (0.27 + 0.35 * Math.min(1, t * 1.6));
    const startX = x + across * half;
    const light = across * lightSide > 0 ? 1.12 : 0.88;
    const hair = path(
      `M${startX} ${y}q${across * size * 0.02} ${size * 0.05} ${across * size * 0.05 + random.range(-0.02, 0.02) * size} ${size * random.range(0.07, 0.12)}`,
    );
    line(
      context,
      hair,
      toCss(scale(fur, random.range(0.62, 1.3) * light), 0.75),
      size * random.range(0.006, 0.015),
    );
  }
  for (let tuft = 0; tuft < 70; tuft++) {
    const t = random.next();
    fill(
      context,
      ellipse(
        x + random.range(-0.16, 0.16) * size * (1 - t * 0.5),
        neck + size * (0.1 + t * 0.44),
        size * 0.018,
        size * 0.07,
        random.range(-0.4, 0.4),
      ),
      toCss(mix(fur, [255, 250, 240], 0.55), 0.75),
    );
  }
}
