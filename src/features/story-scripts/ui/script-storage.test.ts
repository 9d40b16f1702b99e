import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../ui/browser-storage.ts';
import { createScriptStorage } from './script-storage.ts';

const KEY = 'dreamseed.story-script';
const story = {
  title: 'A day',
  image: new File(['picture'], 'day.png'),
  script: { story: [{ page: 1, title: 'Dawn', text: 'Light.' }], writer: 'built-in', builtIn: true },
};

function memoryOver(storage = createMemoryStorage()) {
  const lines: string[] = [];
  return {
    storage,
    lines,
    memory: createScriptStorage(
      () => storage,
      (line) => lines.push(line),
    ),
  };
}

test('gives back the script that was kept last, until it is cleared', () => {
  const { memory, storage } = memoryOver();
  expect(memory.read()).toBeNull();
  memory.write({ ...story, title: 'Another' });
  memory.write(story);
  expect(memory.read()).toEqual(story);
  memory.clear();
  expect(memory.read()).toBeNull();
  expect(storage.getItem(KEY)).toBeNull();
});

test('after the page is loaded anew the picture is gone, and was never written', () => {
  const { memory, storage } = memoryOver();
  memory.write(story);
  expect(storage.getItem(KEY)).not.toContain('day.png');
  expect(memoryOver(storage).memory.read()).toEqual({ ...story, image: null });
});

test.each(['', '{', 'null', '5', '{"title":"A"}', '{"title":5,"script":{"story":[{"page":1}]}}'])(
  'what stands there and is no script is nothing: %s',
  (stored) => {
    const { memory, storage } = memoryOver();
    storage.setItem(KEY, stored);
    expect(memory.read()).toBeNull();
  },
);

test('a browser that keeps nothing is asked once, and logged', () => {
  const lines: string[] = [];
  const refuse = () => {
    throw new Error('denied');
  };
  const memory = createScriptStorage(refuse, (line) => lines.push(line));
  memory.write(story);
  memory.clear();
  expect(memory.read()).toBeNull();
  expect(lines).toHaveLength(1);
});
