import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../ui/browser-storage.ts';
import { createScriptMemory } from './script-memory.ts';

const KEY = 'dreamseed.story-script';
const remembered = {
  title: 'A day',
  script: { story: [{ page: 1, title: 'Dawn', text: 'Light.' }], writer: 'built-in', builtIn: true },
};

function memoryOver(storage = createMemoryStorage()) {
  const lines: string[] = [];
  return {
    storage,
    lines,
    memory: createScriptMemory(
      () => storage,
      (line) => lines.push(line),
    ),
  };
}

test('gives back the script that was kept last, until it is cleared', () => {
  const { memory, storage } = memoryOver();
  expect(memory.read()).toBeNull();
  memory.write({ ...remembered, title: 'Another' });
  memory.write(remembered);
  expect(memory.read()).toEqual(remembered);
  memory.clear();
  expect(memory.read()).toBeNull();
  expect(storage.getItem(KEY)).toBeNull();
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
  const memory = createScriptMemory(refuse, (line) => lines.push(line));
  memory.write(remembered);
  expect(memory.read()).toEqual(remembered);
  expect(lines).toHaveLength(1);
});
