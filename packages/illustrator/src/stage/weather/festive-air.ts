import { drawSoftly } from '../../core/canvas.ts';
import { colorList, hslToRgb, mix, type Rgb, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { ellipse, fill } from '../../drawings/pen/pen.ts';
import { countFor } from '../brief-questions.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

/** What a feast or a season throws into the air: petals, embers, bright powder, confetti. */
export function drawFestiveAir(stage: Stage): void {
  const { features } = stage.brief;
  if (features.has('colored-powder')) drawPowder(stage);
  if (features.has('petals')) drawPetals(stage);
  if (features.has('confetti')) drawConfetti(stage);
  if (features.has('hearts')) drawHearts(stage);
  if (features.has('ashes')) drawEmbers(stage);
}

const BLOSSOM = colorList('#f9d3de #f4b6c8 #fdeaf0 #f1a5bd');

/** Petals on the wind, cupped and turning, larger the nearer they are, and some that lie on the ground. */
function drawPetals(stage: Stage): void {
  const { context, width, height } = stage;
  const random = stage.random.fork('petals');
  const unit = Math.min(width, height);
  const petals = countFor(stage.brief, (150 * width) / unit);
  for (let petal = 0; petal < petals; petal++) {
    const lies = petal % 4 === 0;
    const size = unit * (lies ? random.range(0.004, 0.009) : 0.005 + 0.016 * random.next() ** 2.4);
    const color = litColor(stage, random.pick(BLOSSOM), { sun: 0.5, ambient: 0.74 });
    context.save();
    context.translate(random.next() * width, lies ? height * random.range(0.74, 1) : random.next() * height);
    context.rotate(random.next() * TAU);
    context.scale(1, lies ? 0.4 : random.range(0.35, 0.95));
    const gradient = context.createLinearGradient(-size, 0, size, 0);
    gradient.addColorStop(0, toCss(mix(color, [214, 96, 132], 0.4), 0.95));
    gradient.addColorStop(1, toCss(color, 0.95));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(-size, 0);
    context.bezierCurveTo(-size * 0.3, -size, size * 0.8, -size * 0.9, size * 0.9, -size * 0.16);
    context.lineTo(size * 0.7, 0);
    context.lineTo(size * 0.9, size * 0.16);
    context.bezierCurveTo(size * 0.8, size * 0.9, -size * 0.3, size, -size, 0);
    context.fill();
    context.restore();
  }
}

/** Clouds of magenta, yellow, green and blue that hang where they were thrown, behind and between the people. */
function drawPowder(stage: Stage): void {
  const { context, width, height, mask } = stage;
  const random = stage.random.fork('powder');
  const unit = Math.min(width, height);
  const colors: Rgb[] = [0.92, 0.14, 0.36, 0.55, 0.06, 0.78].map((hue) => hslToRgb(hue, 0.92, 0.58));
  const clouds = Array.from({ length: 11 }, (_, index) => ({
    x: width * random.next(),
    y: height * random.range(0.22, 0.86),
    color: colors[index % colors.length]!,
    reach: unit * random.range(0.09, 0.19),
  }));
  drawSoftly(context, width, height, { blur: unit * 0.012, resolution: 0.25 }, (soft) => {
    for (const { x, y, color, reach } of clouds) {
      for (let puff = 0; puff < 26; puff++) {
        const angle = random.next() * TAU;
        const away = Math.sqrt(random.next()) * reach;
        const puffX = x + Math.cos(angle) * away * 1.3;
        const puffY = y + Math.sin(angle) * away * 0.8;
        // Over a figure the powder is thin.
        const column = Math.min(width - 1, Math.max(0, Math.round(puffX)));
        const row = Math.min(height - 1, Math.max(0, Math.round(puffY)));
        const thin = mask[row * width + column] ? 0.12 : 1;
        soft.fillStyle = toCss(
          mix(color, [255, 255, 255], random.range(0, 0.3)),
          random.range(0.16, 0.42) * thin,
        );
        soft.beginPath();
        soft.arc(puffX, puffY, reach * random.range(0.16, 0.42), 0, TAU);
        soft.fill();
      }
    }
  });
  for (let grain = 0; grain < 420; grain++) {
    const cloud = random.pick(clouds);
    context.fillStyle = toCss(cloud.color, random.range(0.5, 0.95));
    context.beginPath();
    context.arc(
      cloud.x + random.range(-1.7, 1.7) * cloud.reach,
      cloud.y + random.range(-1.3, 1.3) * cloud.reach,
      unit * random.range(0.0012, 0.0042),
      0,
      TAU,
    );
    context.fill();
  }
}

function drawConfetti(stage: Stage): void {
  const { context, width, height } = stage;
  const random = stage.random.fork('confetti');
  const unit = Math.min(width, height);
  const pieces = countFor(stage.brief, (170 * width) / unit);
  for (let piece = 0; piece < pieces; piece++) {
    const size = unit * random.range(0.004, 0.011);
    context.save();
    context.translate(random.next() * width, random.next() * height);
    context.rotate(random.next() * TAU);
    context.fillStyle = toCss(hslToRgb(random.next(), 0.85, 0.6), 0.95);
    context.fillRect(-size, -size * 0.4, size * 2, size * random.range(0.3, 0.9));
    context.restore();
  }
}

const LOVE = colorList('#e8344c #f2607c #f78fa4 #d8264a');

/** Hearts that rise beside and above the subjects, never over them; the higher the larger. */
function drawHearts(stage: Stage): void {
  const { context, width, height, mask } = stage;
  const random = stage.random.fork('hearts');
  const unit = Math.min(width, height);
  for (let heart = 0; heart < countFor(stage.brief, 26); heart++) {
    const [x, y] = [random.next() * width, height * random.range(0.04, 0.62)];
    const size = unit * random.range(0.012, 0.034) * (1.25 - y / height);
    const color = random.pick(LOVE);
    const isBefore = [-1.4, 0, 1.4].some(
      (aside) => mask[Math.round(y) * width + Math.min(width - 1, Math.max(0, Math.round(x + aside * size)))],
    );
    if (isBefore) continue;
    framed(context, { at: [x, y], turn: random.range(-0.4, 0.4), scale: [size, size] }, () => {
      fill(context, 'M0 0.9C-1.5 -0.1 -0.9 -1.1 0 -0.4C0.9 -1.1 1.5 -0.1 0 0.9Z', toCss(color, 0.92));
      fill(context, ellipse(-0.42, -0.36, 0.16, 0.1), 'rgba(255,255,255,0.6)');
    });
  }
}

/** Glowing flakes that rise, and gray ones that drift down. */
function drawEmbers(stage: Stage): void {
  const { context, width, height } = stage;
  const random = stage.random.fork('embers');
  const unit = Math.min(width, height);
  for (let flake = 0; flake < countFor(stage.brief, 60); flake++) {
    const size = unit * random.range(0.002, 0.006);
    context.fillStyle = `rgba(96,92,94,${random.range(0.3, 0.7)})`;
    context.beginPath();
    context.ellipse(
      random.next() * width,
      random.next() * height,
      size * 1.5,
      size * 0.7,
      random.next() * TAU,
      0,
      TAU,
    );
    context.fill();
  }
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let ember = 0; ember < countFor(stage.brief, 110); ember++) {
    const x = width * (0.5 + (random.next() + random.next() - 1) * 0.5);
    const y = height * (1 - random.next() ** 1.4 * 0.9);
    const radius = unit * random.range(0.003, 0.011);
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, 'rgba(255,236,170,1)');
    glow.addColorStop(0.3, 'rgba(255,140,50,0.8)');
    glow.addColorStop(1, 'rgba(255,70,20,0)');
    context.fillStyle = glow;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
}
