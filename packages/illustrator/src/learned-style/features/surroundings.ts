import type { SmallLook } from '../small-look.ts';
import { logOf, momentsOf } from './statistics.ts';

/** Share of the shorter side that counts as the border. */
const BORDER = 0.03;

/** A sheet that shows around the picture: 6 numbers. */
export function surroundings(look: SmallLook): number[] {
  const { light, chroma } = look;
  const border = borderOf(look);
  const pick = (plane: Float32Array, isBorder: boolean) =>
    plane.filter((_, index) => (border[index] === 1) === isBorder);
  const [edge, inside] = [momentsOf(pick(light, true)), momentsOf(pick(light, false))];
  const [edgeColor, insideColor] = [momentsOf(pick(chroma, true)), momentsOf(pick(chroma, false))];
  return [
    edge.mean,
    edge.mean - inside.mean,
    logOf(edge.deviation, 0.005),
    logOf(edge.deviation, 0.005) - logOf(inside.deviation, 0.005),
    edgeColor.mean,
    edgeColor.mean - insideColor.mean,
  ];
}

/** 1 for each pixel near the picture's edge. */
export function borderOf({ width, height }: Pick<SmallLook, 'width' | 'height'>, share = BORDER): Uint8Array {
  const reach = Math.max(2, Math.round(Math.min(width, height) * share));
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return Math.min(x, y, width - 1 - x, height - 1 - y) < reach ? 1 : 0;
  });
}
