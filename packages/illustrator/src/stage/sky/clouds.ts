import type { Brief } from '../../brief/brief.types.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import type { Noise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { forbids, isSymmetrical } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';

type CloudForm = 'high' | 'banded' | 'mackerel' | 'heaped' | 'storm';

export interface CloudSample {
  /** How much of the sky behind is hidden, 0..1. */
  cover: number;
  /** 0 in the cloud's own shadow, 1 on the side of the sun. */
  light: number;
}

/** Writes the cloud at (x, y), both 0..1 of the sky's width and height, into `sample`. */
export type Clouds = (x: number, y: number, sample: CloudSample) => void;

export interface CloudWish {
  /** Share of the sky that is covered, 0..1. */
  coverage?: number;
  form?: CloudForm;
  /** The viewer stands above the weather. */
  aboveWeather?: boolean;
}

const COVERAGE: Partial<Record<Brief['weather'], number>> = {
  storm: 0.78,
  cloudy: 0.62,
  rain: 0.66,
  snowfall: 0.55,
  fog: 0.4,
};

interface CloudPlan {
  form: CloudForm;
  /** Share of the sky that is covered, 0..1. */
  coverage: number;
}

/** What clouds there are, or undefined for a clear sky. */
export function planClouds(stage: Stage, wish: CloudWish): CloudPlan | undefined {
  const { brief } = stage;
  const random = stage.random.fork('clouds');
  if (forbids(brief, 'cloud')) return undefined;
  const usual = stage.palette.night ? random.range(0.12, 0.3) : random.range(0.26, 0.47);
  const given = wish.aboveWeather ? undefined : COVERAGE[brief.weather];
  const coverage = given ?? wish.coverage ?? usual;
  const storm = brief.weather === 'storm' && !wish.aboveWeather;
  const form = storm ? 'storm' : (wish.form ?? chooseForm(brief, random));
  return { form, coverage };
}

/** Sheets of cloud for the air; heaps are painted one by one instead (`paintCumulus`). */
export function createClouds(stage: Stage, { form, coverage }: CloudPlan): Clouds | undefined {
  if (form === 'heaped') return undefined;
  const { brief, noise } = stage;
  const random = stage.random.fork('cloud field');
  const sun = { x: stage.sun.x / stage.width, y: stage.sun.y / stage.horizon };
  const field = FORMS[form]({
    noise,
    coverage,
    sun,
    shiftX: random.range(0, 50),
    shiftY: random.range(0, 50),
  });
  return isSymmetrical(brief) ? (x, y, sample) => field(0.5 + Math.abs(x - 0.5), y, sample) : field;
}

function chooseForm(brief: Brief, random: Random): CloudForm {
  if (brief.weather === 'wind') return 'banded';
  const low = brief.timeOfDay === 'sunset' || brief.timeOfDay === 'dawn' || brief.timeOfDay === 'twilight';
  return random.pick<CloudForm>(
    low
      ? ['high', 'banded', 'mackerel', 'heaped', 'heaped']
      : ['high', 'heaped', 'heaped', 'heaped', 'mackerel', 'high'],
  );
}

interface Field {
  noise: Noise;
  coverage: number;
  sun: { x: number; y: number };
  shiftX: number;
  shiftY: number;
}

/** A flat layer seen from below: cells shrink towards the horizon. */
function layer(field: Field, stretchX: number, stretchY: number, sharpness: number): Clouds {
  const { noise, coverage, sun, shiftX, shiftY } = field;
  return (x, y, sample) => {
    const nearness = 1 / (1.12 - y);
    const u = (x - 0.5) * nearness * 1.6 + shiftX;
    const v = nearness * 1.2 + shiftY;
    const warp = noise.at(u * 0.7, v * 0.7) * 0.6;
    const value = noise.fbm(u * stretchX + warp, v * stretchY + warp, 6) * 0.5 + 0.5;
    const cover = smoothstep(0.94 - coverage, 0.94 - coverage + sharpness, value);
    sample.cover = 0;
    if (cover < 0.01) return;
    const towardX = (sun.x - x) * 0.14;
    const towardY = (sun.y - y) * 0.12 - 0.07;
    const beside = noise.fbm((u + towardX) * stretchX + warp, (v + towardY) * stretchY + warp, 3) * 0.5 + 0.5;
    sample.cover = cover * (smoothstep(0, 0.1, 1 - y) * 0.85 + 0.15);
    sample.light = clamp(0.52 + (value - beside) * 3.1 - cover * 0.12);
  };
}

/** Small cells in rows, as high thin cloud often breaks into. */
function mackerel(field: Field): Clouds {
  const base = layer({ ...field, coverage: field.coverage + 0.12 }, 1.1, 1.7, 0.36);
  const { noise, shiftX, shiftY } = field;
  return (x, y, sample) => {
    base(x, y, sample);
    if (sample.cover === 0) return;
    const nearness = 1 / (1.12 - y);
    const u = (x - 0.5) * nearness * 1.6 + shiftX;
    const v = nearness * 1.2 + shiftY;
    const bend = noise.at(u * 0.9, v * 0.9) * 1.4;
    const cells = noise.at(u * 5.5 + bend, v * 9 + bend) * 0.5 + 0.5;
    sample.cover *= 0.25 + 0.75 * smoothstep(0.28, 0.62, cells);
    sample.light = clamp(sample.light + (cells - 0.5) * 0.5);
  };
}

const FORMS: Record<Exclude<CloudForm, 'heaped'>, (field: Field) => Clouds> = {
  high: (field) => layer(field, 1.5, 2.3, 0.3),
  banded: (field) => layer(field, 0.55, 3.4, 0.26),
  storm: (field) => layer(field, 1.3, 1.9, 0.5),
  mackerel,
};
