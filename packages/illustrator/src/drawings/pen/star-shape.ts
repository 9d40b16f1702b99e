import { polygon } from './pen.ts';

/** A five-pointed star, one point up. */
export function star(x: number, y: number, radius: number) {
  return polygon(
    Array.from({ length: 10 }, (_, corner) => {
      const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2;
      const reach = corner % 2 === 0 ? radius : radius * 0.42;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    }),
  );
}
