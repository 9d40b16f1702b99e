import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { partAvoidedWords } from '../image-engines/avoided-words.rules.ts';
import { USUAL_ACTIONS } from './word-policy.rules.ts';
import { createWordPolicy, type Verdict } from './word-policy.usecases.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const policy = createWordPolicy(USUAL_ACTIONS);

function judge(prompt: string): Verdict {
  const { prompt: wanted, negativePrompt: unwanted } = partAvoidedWords({ prompt });
  return policy.judge({ wanted, unwanted });
}

const readLines = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n').filter(Boolean);

function tellRate(what: string, wrong: readonly string[], of: number): number {
  const rate = wrong.length / of;
  console.log([`${what}: ${wrong.length} of ${of}, ${(rate * 100).toFixed(1)} %`, ...wrong].join('\n  '));
  return rate;
}

describe('the corpus', () => {
  it('has at most one prompt in a hundred refused that must pass', () => {
    const prompts = readLines('src/features/word-policy/corpus/must-pass.txt');
    expect(new Set(prompts).size).toBe(300);
    const wrong = prompts.flatMap((prompt) => {
      const verdict = judge(prompt);
      return verdict.action === 'allow' ? [] : [`${prompt} (${verdict.words.join(', ')})`];
    });
    expect(tellRate('wrongly refused', wrong, prompts.length)).toBeLessThanOrEqual(0.01);
  });

  it('has at most three prompts in a hundred pass that must not, and the others told of the right rule', () => {
    const lines = readLines('src/features/word-policy/corpus/must-not-pass.txt');
    expect(new Set(lines).size).toBe(300);
    const judged = lines.map((line) => {
      const [category = '', ...prompt] = line.split(': ');
      return { line, category, verdict: judge(prompt.join(': ')) };
    });
    const passed = judged.filter(({ verdict }) => verdict.action === 'allow').map(({ line }) => line);
    expect(tellRate('wrongly passed', passed, lines.length)).toBeLessThanOrEqual(0.03);
    const misnamed = judged.filter(
      ({ category, verdict }) => verdict.action !== 'allow' && verdict.category !== category,
    );
    expect(misnamed).toEqual([]);
  });
});

it.each([
  'packages/illustrator/src/evaluation/*.ts',
  'src/features/generator/options/*.generated.ts',
  'src/features/looks/house-looks.rules.ts',
  'src/features/site-pages/home-pictures.rules.ts',
  'src/features/site-pages/ui/home/*.tsx',
  'content/{posts,stories}/*.md',
])('no line of %s is refused', (pattern) => {
  const files = globSync(pattern, { cwd: root });
  expect(files).not.toEqual([]);
  const refused = files.flatMap(readLines).filter((line) => judge(line).action !== 'allow');
  expect(refused).toEqual([]);
});
