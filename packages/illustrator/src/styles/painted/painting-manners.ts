/** One round over the picture, from the large brush to the small one. */
export interface DabLayer {
  /** Half the width of a dab, in shares of the shorter side. */
  size: number;
  /** Distance between dabs, in sizes. */
  spacing: number;
  /** Edges weaker than this are left to the larger brushes. */
  minEdge: number;
  /** Edges stronger than this are left to the smaller brushes. */
  maxEdge?: number;
  opacity: number;
  /** Random change of brightness between dabs, in levels. */
  variation: number;
  /** Lowest `brief.detail` at which the layer is painted. */
  detail: number;
}

/** How a painter works: brushes, boldness, color. */
export interface PaintingManner {
  layers: readonly DabLayer[];
  /** Length of dabs over their width. */
  elongation: number;
  /** Random change of hue between dabs, in levels. */
  broken: number;
  /** How wildly strokes swirl where no form leads them. */
  swirl: number;
  /** Height of the paint, 1 is usual. */
  impasto: number;
  saturation: number;
}

export const OIL: PaintingManner = {
  layers: [
    { size: 1 / 40, spacing: 1.25, minEdge: 0, maxEdge: 0.07, opacity: 0.86, variation: 22, detail: 0 },
    { size: 1 / 78, spacing: 1.2, minEdge: 0, opacity: 0.86, variation: 13, detail: 0 },
    { size: 1 / 150, spacing: 1.25, minEdge: 0.012, opacity: 0.92, variation: 9, detail: 0 },
    { size: 1 / 280, spacing: 1.35, minEdge: 0.03, opacity: 0.92, variation: 6, detail: 0.7 },
    { size: 1 / 430, spacing: 1.5, minEdge: 0.085, opacity: 0.9, variation: 5, detail: 0.9 },
  ],
  elongation: 2.1,
  broken: 9,
  swirl: 1.2,
  impasto: 0.5,
  saturation: 1.16,
};

export const IMPRESSION: PaintingManner = {
  layers: [
    { size: 1 / 34, spacing: 1.3, minEdge: 0, opacity: 0.9, variation: 26, detail: 0 },
    { size: 1 / 62, spacing: 1.15, minEdge: 0, opacity: 0.92, variation: 34, detail: 0 },
    { size: 1 / 105, spacing: 1.35, minEdge: 0.01, opacity: 0.95, variation: 30, detail: 0 },
    { size: 1 / 190, spacing: 1.3, minEdge: 0.035, opacity: 0.95, variation: 18, detail: 0.7 },
    { size: 1 / 300, spacing: 1.5, minEdge: 0.07, opacity: 0.92, variation: 12, detail: 1.4 },
  ],
  elongation: 2.6,
  broken: 24,
  swirl: 2.4,
  impasto: 1.35,
  saturation: 1.32,
};
