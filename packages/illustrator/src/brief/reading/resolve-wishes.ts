import { clamp } from '../../core/maths.ts';
import type { Brief, SceneFeature } from '../brief.types.ts';
import type { Wish } from '../options/option.types.ts';
import { mergeGrades } from './merge-grades.ts';
import { isFeatureVetoed, type Vetoes } from './read-vetoes.ts';
import type { FoundWish } from './reading.types.ts';

/** How the picture is made: an option chosen in a tool outranks free text, and the last option outranks earlier ones. */
function pickManner<K extends keyof Wish>(wishes: readonly FoundWish[], key: K): Wish[K] | undefined {
  const options = wishes.filter(({ wish, origin }) => origin === 'option' && wish[key] !== undefined);
  const texts = wishes.filter(({ wish, origin }) => origin === 'text' && wish[key] !== undefined);
  return (options.at(-1) ?? texts[0])?.wish[key];
}

/**
 * A medium that is named beats what is said of pictures in general: an "oil painting in the style of Hokusai" is a
 * print, a "realistic pencil portrait" is drawn.
 */
function pickStyle(wishes: readonly FoundWish[]): Wish['style'] {
  const said = wishes.filter(({ wish, origin }) => origin === 'text' && wish.style !== undefined);
  if (wishes.some(({ wish, origin }) => origin === 'option' && wish.style !== undefined) || said.length < 2)
    return pickManner(wishes, 'style');
  const media = said.filter(
    ({ start, length, wish }, index) =>
      wish.style !== 'oil' && !(wish.style === 'photo' && said[index + 1]?.start === start + length),
  );
  return (media[0] ?? said.find(({ wish }) => wish.style === 'oil') ?? said[0])?.wish.style;
}

/** What the picture shows: the visitor's own words outrank options, the first of them wins. */
function pickMatter<K extends 'timeOfDay' | 'weather' | 'season'>(
  wishes: readonly FoundWish[],
  key: K,
): Wish[K] | undefined {
  const texts = wishes.filter(({ wish, origin }) => origin === 'text' && wish[key] !== undefined);
  const options = wishes.filter(({ wish, origin }) => origin === 'option' && wish[key] !== undefined);
  return (texts[0] ?? options.at(-1))?.wish[key];
}

function implied<K extends 'timeOfDay' | 'weather' | 'season'>(wishes: readonly FoundWish[], key: K) {
  return wishes.find(({ wish }) => wish.implies?.[key] !== undefined)?.wish.implies?.[key];
}

export type Manner = Pick<
  Brief,
  'style' | 'grade' | 'lighting' | 'cameraAngle' | 'lens' | 'composition' | 'detail' | 'finish'
>;

export function resolveManner(wishes: readonly FoundWish[], vetoes: Vetoes): Manner {
  const grades = wishes.flatMap(({ wish }) => (wish.grade ? [wish.grade] : []));
  const detail = wishes.reduce((product, { wish }) => product * (wish.detail ?? 1), 1);
  const lens = pickManner(wishes, 'lens') ?? 'normal';
  return {
    style: pickStyle(wishes) ?? 'photo',
    grade: mergeGrades([...grades, ...vetoes.grade]),
    lighting: pickManner(wishes, 'lighting') ?? 'natural',
    cameraAngle: pickManner(wishes, 'cameraAngle') ?? 'eye',
    lens: lens === 'bokeh' && vetoes.words.has('blur') ? 'normal' : lens,
    composition: pickManner(wishes, 'composition') ?? 'free',
    detail: clamp(detail, 0.5, 2),
    finish: pickManner(wishes, 'finish') ?? 'none',
  };
}

type Conditions = Pick<Brief, 'timeOfDay' | 'weather' | 'season' | 'snow' | 'features'>;

const WEATHER_VETOES = {
  rain: 'rain',
  storm: 'storm',
  fog: 'fog',
  snowfall: 'snow',
  cloudy: 'clouds',
} as const;

export function resolveConditions(wishes: readonly FoundWish[], vetoes: Vetoes): Conditions {
  const features = new Set<SceneFeature>(
    wishes
      .flatMap(({ wish }) => wish.features ?? [])
      .filter((feature) => !isFeatureVetoed(feature, vetoes.words)),
  );
  const snow = isSnowy(wishes) && !vetoes.words.has('snow');
  const said = pickMatter(wishes, 'weather') ?? implied(wishes, 'weather') ?? 'clear';
  const veto = said in WEATHER_VETOES ? WEATHER_VETOES[said as keyof typeof WEATHER_VETOES] : undefined;
  return {
    timeOfDay: resolveTime(wishes),
    weather: veto && vetoes.words.has(veto) ? 'clear' : said,
    season: pickMatter(wishes, 'season') ?? implied(wishes, 'season') ?? 'summer',
    snow,
    features,
  };
}

/** What only implies snow gives way to a season that is said: a snowman in summer. */
function isSnowy(wishes: readonly FoundWish[]): boolean {
  if (wishes.some(({ wish }) => wish.snow)) return true;
  const season = pickMatter(wishes, 'season') ?? 'winter';
  return season === 'winter' && wishes.some(({ wish }) => wish.implies?.snow);
}

function resolveTime(wishes: readonly FoundWish[]): Brief['timeOfDay'] {
  const said = pickMatter(wishes, 'timeOfDay');
  const neon = wishes.some(({ wish }) => wish.implies?.timeOfDay === 'neon');
  // A night with neon in it is lit by the signs.
  if (neon && (said === undefined || said === 'night')) return 'neon';
  return said ?? implied(wishes, 'timeOfDay') ?? 'day';
}
