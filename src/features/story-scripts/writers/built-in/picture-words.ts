import { colorWord } from './phrasebooks/color-words.ts';
import type { Phrasebook } from './phrasebooks/phrasebook.types.ts';
import type { PictureReading } from './picture-analysis/picture-analysis.types.ts';

/** What may be said of a picture, by the names that texts use; each is true of what was measured. */
export function pictureWords(book: Phrasebook, reading: PictureReading): Record<string, string> {
  const { picture, code } = book;
  const { lightest } = reading;
  return {
    colors: reading.colors.flatMap((name) => (name ? [colorWord(name, code)] : [])).join(book.and),
    light: picture.brightness[reading.brightness],
    warmth: picture.warmth[reading.warmth],
    contrast: picture.contrast[reading.contrast],
    detail: picture.detail[reading.detail],
    lightest: lightest
      ? fill(picture.lightest, { place: picture.places[lightest.row][lightest.column] })
      : reading.isPlain
        ? picture.plain
        : picture.evenly,
  };
}

/** Puts values into the places of a text. Values are put in as they are, whatever signs they hold. */
export function fill(source: string, values: Readonly<Record<string, string>>): string {
  return source.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
