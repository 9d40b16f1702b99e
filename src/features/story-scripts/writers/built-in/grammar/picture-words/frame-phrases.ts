import type { Contrast, Detail, Orientation } from '../../picture-reading/picture-reading.types.ts';
import { entriesOf } from '../../title-reading/words-of.ts';

/** Noun phrases for the outline of a picture. */
const FRAMES: Readonly<Record<Orientation, string>> = {
  tall: `a view as tall as a door|a narrow slice of the world|a tall, upright view|a view like a bookmark`,
  square: `a view as square as a stamp|a neat square of the world|a view shaped like a biscuit|a tidy, four-cornered view`,
  wide: `a view as wide as a windscreen|a long, lying-down sort of view|a broad sweep of the world|a view like an open letter`,
};

/** Noun phrases for how much there is to see. */
const DETAILS: Readonly<Record<Detail, string>> = {
  calm: `hardly a line out of place|plenty of room to think|a calm you could park a lorry in|wide, unbothered space|
    more quiet than clutter|very little fuss`,
  lively: `just enough going on|a friendly amount of detail|a few good things to look at|some bustle and some rest|
    detail where it counted|a polite sort of bustle`,
  busy: `too many details to count|something going on in every corner|a cheerful crowd of details|no square inch unemployed|
    more edges than a box of cutlery|a whole market of details`,
};

/** Noun phrases for the step from light to shadow. */
const CONTRASTS: Readonly<Record<Contrast, string>> = {
  soft: `edges gone soft as felt|shadows too polite to insist|one tone melting into the next|hardly a border between light and shade|
    outlines drawn with a feather`,
  clear: `shadows that knew their place|light and shade on speaking terms|a fair balance of light and shade|
    edges you could trust|shadows of a sensible size`,
  stark: `shadows cut with scissors|light and dark with nothing in between|edges sharp enough to post a letter through|
    a hard bargain between light and shadow|shadows that meant business`,
};

export function framePhrases(orientation: Orientation): string[] {
  return entriesOf(FRAMES[orientation]);
}

export function detailPhrases(detail: Detail): string[] {
  return entriesOf(DETAILS[detail]);
}

export function contrastPhrases(contrast: Contrast): string[] {
  return entriesOf(CONTRASTS[contrast]);
}
