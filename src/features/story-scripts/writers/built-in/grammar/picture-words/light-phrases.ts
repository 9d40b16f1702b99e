import type { Brightness, Warmth } from '../../picture-reading/picture-reading.types.ts';
import { entriesOf } from '../../title-reading/words-of.ts';

/** Noun phrases for the light of a picture, by how bright and how warm it was measured. */
const SOURCES: Readonly<Record<Brightness, Record<Warmth, string>>> = {
  dark: {
    warm: `a low ember of light|the kind of glow a stove leaves behind|a small, stubborn warmth in the dark|
      lamplight, more or less|a glow with its back to the wall|the last warm inch of light`,
    neutral: `almost no light at all|a darkness with very good manners|the little light there was|
      a hush of shadow|light on a strict allowance|a dark that had been folded neatly`,
    cool: `a cold, inky half-light|a blue sort of dark|the chilly gleam of very little light|
      a dark with ice in it|light that had come a long way and was tired|a thin blue gleam`,
  },
  dim: {
    warm: `a drowsy, brownish warmth|light like weak tea|a mellow, low-lit glow|light that had been simmering a while|
      a warm gloom|the soft end of the light`,
    neutral: `a soft, undecided light|light with its voice lowered|a gentle gloom|half a light, used carefully|
      a light that kept things to itself|a muffled sort of light`,
    cool: `a cool, bluish shade|light borrowed from deep water|a quiet, chilly shade|a shade with a blue lining|
      light that wore a coat|a cool hush of light`,
  },
  even: {
    warm: `an easy, honeyed light|a warm light in no hurry|light you could spread on toast|a kindly, sun-fed light|
      a light with butter in it|warmth from edge to edge`,
    neutral: `a plain and honest light|light with nothing to sell|a level, fair-minded light|a clear, patient light|
      a light that took no sides|good working light`,
    cool: `a clean, cool light|a light rinsed in cold water|a crisp and slightly formal light|a fresh, bluish light|
      light straight from the tap|a light with its collar up`,
  },
  bright: {
    warm: `a wide, generous warmth|light poured by the bucket|a bright light with a sunny temper|light that had slept well|
      a glow in an excellent mood|more warm light than anyone had ordered`,
    neutral: `a broad, pale brightness|light like a fresh sheet of paper|a clear and open brightness|a brightness that hid nothing|
      light with all its windows open|a great deal of honest light`,
    cool: `a bright, cool clarity|light like clean linen|a brisk and silvery brightness|a brightness with a breeze in it|
      light off a peppermint|a pale, wide-awake light`,
  },
};

export function lightPhrases(brightness: Brightness, warmth: Warmth): string[] {
  return entriesOf(SOURCES[brightness][warmth]);
}
