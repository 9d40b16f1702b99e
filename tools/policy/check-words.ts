/**
 * `npm run policy:check -- "words"`: says what becomes of a prompt under the settings of this site, by which
 * rule and for which words. Exits with 1 when it is refused, with 2 when the settings are wrong or words missing.
 */
import { join } from 'node:path';
import { readProductionConfig } from '../../src/app/config.ts';
import { describeError } from '../../src/app/doctor/describe-error.ts';
import { partAvoidedWords } from '../../src/features/image-engines/avoided-words.rules.ts';
import { describeRefusal } from '../../src/features/word-policy/word-policy.rules.ts';
import { createWordPolicy } from '../../src/features/word-policy/word-policy.usecases.ts';

const REFUSED = 1;
const CANNOT_SAY = 2;

try {
  const prompt = process.argv.slice(2).join(' ').trim();
  if (prompt === '') throw new Error('Which words? npm run policy:check -- "a fox in the snow"');
  const { wordPolicy } = readProductionConfig(join(import.meta.dirname, '..', '..'));
  const { prompt: wanted, negativePrompt: unwanted } = partAvoidedWords({ prompt });
  const verdict = createWordPolicy(wordPolicy).judge({ wanted, unwanted });
  if (verdict.action === 'allow') {
    console.log('allowed');
  } else {
    console.log(`${verdict.action}: ${verdict.category}`);
    console.log(describeRefusal(verdict, 'prompt'));
  }
  if (verdict.action === 'refuse') process.exitCode = REFUSED;
} catch (error) {
  console.error(describeError(error));
  process.exitCode = CANNOT_SAY;
}
