import { createPhraseBook } from '../../text/phrase-book.ts';
import { endOf, type Reading } from '../reading.types.ts';
import { isLiving } from './living.ts';

const GAZING = createPhraseBook<true>();
for (const phrase of [
  ...[
    'looking at',
    'looking up at',
    'looking up',
    'gazing at',
    'gazing up at',
    'staring at',
    'watching',
    'looking out at',
  ],
  ...['admiring', 'gazing into', 'gazing over', 'looking over', 'looking out over', 'overlooking'],
]) {
  GAZING.add(phrase, true);
}

const SKY =
  /^(?:moon|stars?|sky|earth|planets?|comet|fireworks|aurora|lights|sunset|sunrise|clouds?|rainbow|galaxy|meteor|horizon)$/;
const VISTA =
  /^(?:sea|ocean|mountains?|valley|city|view|waves|landscape|horizon|sunset|sunrise|lake|world|skyline)$/;
const FARTHEST = 4;

/** Who looks into the sky raises the head, and people who look far away turn their back to us. */
export function readGazes({ tokens, subjects }: Reading): void {
  for (const index of tokens.keys()) {
    const match = GAZING.match(tokens, index);
    if (!match) continue;
    const beholder = subjects.findLast(
      (subject) => endOf(subject) <= index && isLiving(subject.request),
    )?.request;
    if (!beholder) continue;
    const ahead = tokens.slice(index + match.length, index + match.length + FARTHEST).map(({ word }) => word);
    const seesSky = ahead.some((word) => SKY.test(word));
    if (beholder.noun.kind === 'person') {
      if (seesSky || ahead.some((word) => VISTA.test(word))) beholder.fromBehind = true;
    } else if (seesSky) beholder.pose ??= 'reaching';
  }
}
