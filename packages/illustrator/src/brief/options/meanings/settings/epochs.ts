import type { Epoch } from '../../../brief.types.ts';
import { type Term, term } from '../../option.types.ts';

function epoch(name: Epoch, words: string): Term {
  return term(words, { epoch: name });
}

/** Words for an age; they change clothes, buildings and vehicles. */
export const EPOCHS: readonly Term[] = [
  epoch('prehistoric', 'stone age, ice age, cavemen, caveman, paleolithic, jurassic, bronze age'),
  epoch(
    'ancient',
    'ancient rome, ancient greece, ancient egypt, ancient roman, ancient greek, ancient egyptian, antiquity, ancient times, biblical times',
  ),
  epoch(
    'medieval',
    'medieval, middle ages, medieval times, renaissance fair, feudal, feudal japan, viking age, dark ages',
  ),
  epoch(
    'victorian',
    'victorian, edwardian, 19th century, 1800s, 1880s, 1890s, georgian era, regency, belle epoque, victorian era, 18th century, baroque era',
  ),
  epoch(
    'retro',
    '1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 1980s, 20s, 50s, 60s, 70s, 80s, fifties, sixties, roaring twenties, retro',
  ),
  epoch(
    'futuristic',
    'futuristic, year 3000, 22nd century, 23rd century, from the future, of the future, in the future, distant future, far future, neo tokyo, utopian, sci fi, science fiction, cyberpunk',
  ),
];
