import { expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { redrawScene } from '../shared/forms/redraw-scene.ts';
import { createTestStage } from '../test-stage.ts';
import { panesOfScene } from './glass-cartoon.ts';

const SIDE = 256;

function panes(faces: { x: number; y: number; radius: number }[] = []) {
  const stage = redrawScene(
    createTestStage({ width: SIDE, height: SIDE, brief: { style: 'stained-glass' } }),
  );
  stage.faces.push(...faces);
  return {
    stage,
    ...panesOfScene(stage.canvas, stage, stage.mask, { width: SIDE, height: SIDE }, createRandom(1)),
  };
}

it('cuts the ground into few panes, none of which reaches into the subject', () => {
  const { labels, count, subjects, stage } = panes();
  expect(count).toBeLessThan(90);
  expect(labels.every((pane, index) => subjects[pane] === stage.mask[index])).toBe(true);
});

it('cuts no face', () => {
  const face = { x: SIDE * 0.6, y: SIDE * 0.55, radius: 30 };
  const { labels } = panes([face]);
  const of = (x: number, y: number) => labels[Math.round(y) * SIDE + Math.round(x)]!;
  expect(of(face.x + 2, face.y)).toBe(of(face.x, face.y));
});

it('gives every cell a pane and every pane a color', () => {
  const { labels, count, colors, centres } = panes();
  expect(labels.every((pane) => pane >= 0 && pane < count)).toBe(true);
  expect([colors.length, centres.length]).toEqual([count * 3, count * 2]);
});
