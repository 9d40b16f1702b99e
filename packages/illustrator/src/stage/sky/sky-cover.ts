/** How much cloud hides the sky at a screen position, 0..1. */
export type SkyCover = (x: number, y: number) => number;
