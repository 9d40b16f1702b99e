import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tile, type TileState } from './tile.tsx';

const render = (state: TileState) =>
  renderToString(<Tile state={state} actions={<button type="button">Keep</button>} aspectRatio="16 / 9" />);

test('GREEN-17: actions belong to a finished picture, or to one that failed', () => {
  expect(render({ status: 'success', content: 'picture' })).toContain('Keep');
  expect(render({ status: 'empty', text: 'nothing' })).not.toContain('Keep');
  expect(render({ status: 'loading', title: 'working' })).not.toContain('Keep');
  expect(render({ status: 'error', message: 'broken' })).toContain('Keep');
});

test('keeps its shape in every state, so that nothing jumps', () => {
  for (const state of [{ status: 'empty', text: '' }, { status: 'revealing' }] satisfies TileState[]) {
    expect(render(state)).toContain('aspect-ratio:16 / 9');
  }
});

test('GREEN-16: an error is announced, unless its owner announces it elsewhere', () => {
  expect(render({ status: 'error', message: 'broken' })).toMatch(/role="alert"[^>]*>.*broken/);
  const silent = renderToString(
    <Tile state={{ status: 'error', message: 'broken' }} announceError={false} />,
  );
  expect(silent).toContain('broken');
  expect(silent).not.toContain('role="alert"');
});

test('is busy from the start of the work to the reveal', () => {
  expect(render({ status: 'loading', title: 'working' })).toContain('aria-busy="true"');
  expect(render({ status: 'revealing' })).toContain('aria-busy="true"');
  expect(render({ status: 'success', content: 'picture' })).not.toContain('aria-busy');
});
