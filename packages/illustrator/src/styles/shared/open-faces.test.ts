import { expect, it } from 'vitest';
import { createTestStage } from '../test-stage.ts';
import { openFaces, openRoom } from './tone.ts';

function faceOf(light: number, shade: number) {
  const stage = createTestStage();
  const { width, height } = stage;
  stage.faces.push({ x: width / 2, y: height / 2, radius: height / 6 });
  const tone = new Float32Array(width * height).map((_, index) => (index % 4 === 0 ? shade : light));
  const middle = ((height >> 1) * width + (width >> 1)) & ~3;
  tone[middle + 4] = 0.02;
  openFaces(tone, stage);
  return { shade: tone[middle]!, eye: tone[middle + 4]!, corner: tone[0]! };
}

it('lifts the shade on a face, and neither its eyes nor what is around it', () => {
  const { shade, eye, corner } = faceOf(0.9, 0.4);
  expect(shade).toBeGreaterThan(0.7);
  expect(eye).toBeCloseTo(0.02);
  expect(corner).toBeCloseTo(0.4);
});

it('leaves a dark face dark', () => {
  expect(faceOf(0.2, 0.15).shade).toBeLessThan(0.21);
});

it('leaves the middle tones of a room to the paper, and what is dark or somebody as it is', () => {
  const stage = { ...createTestStage({ width: 4, height: 1 }), indoor: true };
  stage.mask.set([0, 0, 0, 1]);
  const tones = [0, 0.4, 0.9, 0.4];
  const room = Float32Array.from(tones);
  openRoom(room, stage);
  expect(room[0]).toBe(0);
  expect(room[1]).toBeGreaterThan(0.65);
  expect(room[3]).toBeCloseTo(0.4);
  const field = Float32Array.from(tones);
  openRoom(field, { ...stage, indoor: false });
  expect([...field]).toEqual([...Float32Array.from(tones)]);
});
