import { describe, expect, test } from 'vitest';
import { parseScript } from './parse-script.rules.ts';
import type { InvalidScriptError } from './story-scripts.errors.ts';

const PAGE = { page: 1, title: 'First Light', text: 'The harbour is still blue.' };
const write = (...pages: unknown[]) => JSON.stringify({ story: pages });

/** What the owner reads about an answer that was no script. */
function reasonOf(text: string): string {
  try {
    parseScript(text);
  } catch (error) {
    expect((error as Error).message).toBe('Received an invalid story format from the AI.');
    return ((error as InvalidScriptError).cause as Error).message;
  }
  throw new Error('It was a script.');
}

describe('what a writer answered', () => {
  test('is a script, trimmed, without what nobody asked for', () => {
    const text = write({ ...PAGE, title: ' First Light\n', mood: 'calm', __proto__: null });
    expect(parseScript(`\n ${text} `)).toEqual({ story: [PAGE] });
  });

  test.each([
    `\`\`\`json\n${write(PAGE)}\n\`\`\``,
    `\`\`\`\n${write(PAGE)}\`\`\``,
    `Sure!\n\`\`\`JSON\n${JSON.stringify({ story: [PAGE] }, null, 2)}\n\`\`\`\nEnjoy.`,
    `  \`\`\`json  \r\n${write(PAGE)}\r\n  \`\`\``,
  ])('T-39: is unpacked when it stands in a code fence: %j', (text) => {
    expect(parseScript(text)).toEqual({ story: [PAGE] });
  });

  test('keeps fences that are part of a text', () => {
    const page = { ...PAGE, text: 'She typed ```\n{}\n``` and smiled.' };
    expect(parseScript(write(page))).toEqual({ story: [page] });
  });

  test.each([
    ['', 'an empty answer'],
    ['hello', 'not JSON'],
    ['```json\nhello\n```', 'not JSON'],
    [`${write(PAGE)} and more`, 'not JSON'],
    ['{}', 'not a script: story: invalid_type'],
    ['{"story":"x"}', 'not a script: story: invalid_type'],
    ['[]', 'not a script: answer: invalid_type'],
    [write(), 'not a script: story: too_small'],
    [write({ page: 1, title: 'A' }), 'not a script: story.0.text: invalid_type'],
    [write(PAGE, { ...PAGE, page: 1.5 }), 'not a script: story.1.page: invalid_type'],
    [write({ ...PAGE, title: ' ' }), 'not a script: story.0.title: too_small'],
    [write(...Array(51).fill(PAGE)), 'not a script: story: too_big'],
  ])('GEN-15, GEN-16: %j is none', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });
});
