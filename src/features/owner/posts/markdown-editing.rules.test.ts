import { expect, test } from 'vitest';
import {
  continueList,
  insertBlock,
  insertLink,
  type Selected,
  toggleAround,
  toggleLines,
} from './markdown-editing.rules.ts';

/** `[` and `]` stand where a selection begins and ends. */
function selected(marked: string): Selected {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
}

const shown = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

test('marks go around what is selected, and away again', () => {
  const bold = toggleAround(selected('a [lamp] here'), '**');
  expect(shown(bold)).toBe('a **[lamp]** here');
  expect(shown(toggleAround(bold, '**'))).toBe('a [lamp] here');
});

test('a link waits for its address', () => {
  const { text, start, end } = insertLink(selected('a [lamp] here'));
  expect([text, text.slice(start, end)]).toEqual(['a [lamp](https://) here', 'https://']);
});

test('every selected line begins alike, or none', () => {
  const list = toggleLines(selected('one\nt[wo\nth]ree'), '- ');
  expect(list.text).toBe('one\n- two\n- three');
  expect(toggleLines(list, '- ').text).toBe('one\ntwo\nthree');
});

test('a picture stands on a line of its own', () => {
  expect(insertBlock(selected('one[]two'), '![](picture:a)').text).toBe('one\n\n![](picture:a)\n\ntwo');
  expect(insertBlock(selected('[]'), '![](picture:a)').text).toBe('![](picture:a)\n\n');
});

test.each([
  ['- one[]', '- one\n- []'],
  ['  3. one[]', '  3. one\n  4. []'],
  ['- one\n- []', '- one\n[]'],
])('Enter after %j goes on with the list, or ends it', (before, after) => {
  const changed = continueList(selected(before));
  expect(changed && shown(changed)).toBe(after);
});

test('Enter in a paragraph, or over a selection, is the browser’s', () => {
  expect(continueList(selected('one[]'))).toBeNull();
  expect(continueList(selected('- o[n]e'))).toBeNull();
});
