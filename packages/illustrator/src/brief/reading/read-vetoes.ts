import { NOUN_BOOK } from '../../vocabulary/noun-lookup.ts';
import { pluralOf } from '../../vocabulary/plural.ts';
import type { Grade, SceneFeature, SubjectRequest } from '../brief.types.ts';
import { createPhraseBook } from '../text/phrase-book.ts';
import { tokenise } from '../text/tokens.ts';

export interface Vetoes {
  /** Canonical names; a vetoed noun is there in the singular and in the plural. */
  words: ReadonlySet<string>;
  /** What the vetoes ask of the grade: "dark" makes the picture brighter. */
  grade: Grade[];
}

interface Effect {
  veto: string;
  grade?: Grade;
}

const EFFECTS = createPhraseBook<Effect>();

function effect(veto: string, words: string, grade?: Grade): void {
  for (const phrase of words.split(', ')) EFFECTS.add(phrase, { veto, grade });
}

effect(
  'people',
  'people, person, persons, humans, human, man, woman, men, women, crowd, crowds, figures, figure',
);
effect('trees', 'trees, tree, forest, woods');
effect('birds', 'birds, bird');
effect('animals', 'animals, animal, creatures');
effect('buildings', 'buildings, building, houses, architecture');
effect('clouds', 'clouds, cloud, cloudy, overcast');
effect('sun', 'sun, sunshine');
effect('moon', 'moon');
effect('stars', 'stars, star');
effect('rain', 'rain, rainy');
effect('snow', 'snow, snowy, snowfall');
effect('fog', 'fog, foggy, mist, misty, haze, hazy');
effect('storm', 'storm, stormy, lightning, thunder');
effect('flowers', 'flowers, flower');
effect('rays', 'rays, god rays, light rays, lens flare, glare');
effect('shadows', 'shadows, shadow', { lift: 0.06, contrast: 0.94 });
effect(
  'blur',
  'blur, blurry, blurred, out of focus, depth of field, bokeh, unfocused, soft focus, motion blur',
);
effect('grain', 'grain, grainy, noise, noisy, film grain, artifacts, jpeg artifacts');
effect('text', 'text, letters, words, watermark, signature, logo, caption, writing');
effect('vignette', 'vignette, vignetting');
effect('outlines', 'outlines, outline, cartoon, cartoonish, cartoons, comic, line art');
effect('dark', 'dark, darkness, too dark, underexposed, dim, gloomy, black', { gain: 1.14, lift: 0.04 });
effect('bright', 'bright, too bright, overexposed, brightness, washed out', { gain: 0.88 });
effect('saturated', 'saturated, oversaturated, too colorful, too colourful, garish, vivid colors', {
  saturation: 0.78,
});
effect('dull', 'dull, desaturated, pale, faded, monochrome, grayscale, black and white', {
  saturation: 1.15,
});
effect('colour', 'color, colour, colors, colours, colorful, colourful', { saturation: 0 });
effect('contrast', 'high contrast, contrast, harsh light', { contrast: 0.86 });
effect('flat', 'flat, low contrast, flat lighting', { contrast: 1.14 });
effect('warm', 'warm, orange tint, yellow tint', { temperature: -0.4 });
effect('cold', 'cold, blue tint', { temperature: 0.4 });

/** Reads what a picture must not show. Words that mean nothing to the illustrator are passed over. */
export function readVetoes(unwanted: string): Vetoes {
  const tokens = tokenise(unwanted);
  const words = new Set<string>();
  const grade: Grade[] = [];
  for (let index = 0; index < tokens.length; ) {
    const found = EFFECTS.match(tokens, index);
    const noun = NOUN_BOOK.match(tokens, index);
    if (found) {
      words.add(found.value.veto);
      if (found.value.grade) grade.push(found.value.grade);
    }
    if (noun) {
      words.add(noun.value.entry.name);
      words.add(pluralOf(noun.value.entry.name));
    }
    index += Math.max(found?.length ?? 0, noun?.length ?? 0, 1);
  }
  return { words, grade };
}

export function isVetoed({ noun }: SubjectRequest, vetoes: ReadonlySet<string>): boolean {
  if (vetoes.has(noun.name)) return true;
  if (vetoes.has('people') && noun.kind === 'person' && noun.name !== 'robot') return true;
  if (vetoes.has('animals') && (noun.kind === 'animal' || noun.kind === 'sea-creature')) return true;
  if (vetoes.has('buildings') && noun.kind === 'building') return true;
  if (vetoes.has('trees') && noun.kind === 'tree') return true;
  return vetoes.has('birds') && noun.drawing.from === 'procedure' && noun.drawing.procedure === 'birds';
}

const FEATURE_VETOES: ReadonlyMap<SceneFeature, string> = new Map([
  ['stars', 'stars'],
  ['full-moon', 'moon'],
  ['flowers', 'flowers'],
  ['rays', 'rays'],
]);

export function isFeatureVetoed(feature: SceneFeature, vetoes: ReadonlySet<string>): boolean {
  const veto = FEATURE_VETOES.get(feature);
  return vetoes.has(feature) || (veto !== undefined && vetoes.has(veto));
}
