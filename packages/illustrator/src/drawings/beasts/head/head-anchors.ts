import type { Point } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';
import type { Skeleton } from '../build.types.ts';
import type { FacePlan } from './face.ts';
import type { SideHeadPlan } from './side-head.ts';

export function anchorFace(
  sheet: Sketch,
  [x, y]: Point,
  size: number,
  { halfHeight, nose, eyes }: FacePlan,
): void {
  sheet.anchor('hat', x, y - size * halfHeight * 0.86);
  sheet.anchor('face', x, y);
  sheet.anchor('eye', x + size * eyes.spread, y + size * eyes.y);
  sheet.anchor('hand', x + size * 0.2, y + size * (nose.y + 0.2));
  sheet.head(size * 0.86);
}

export function anchorSide(sheet: Sketch, body: Skeleton, size: number, { skull, drop }: SideHeadPlan): void {
  const [x, y] = body.head;
  const [cos, sin] = [Math.cos(body.headTurn), Math.sin(body.headTurn)];
  sheet.anchor('hat', x + sin * skull * size, y - cos * skull * size * 0.95);
  sheet.anchor('face', x + cos * size * 0.1, y + sin * size * 0.1);
  sheet.anchor('hand', x + (cos * 0.68 - sin * drop) * size, y + (sin * 0.68 + cos * drop) * size);
  sheet.head(size * skull * 2);
}
