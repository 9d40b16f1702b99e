/** A way over the ground: it starts below the camera, or runs across the picture. */
export interface Way {
  /** World x of its middle at distance z. */
  middle(z: number): number;
  /** Metres from the middle, at (x, z). */
  offset(x: number, z: number): number;
  /** Runs across the picture; its middle then lies at this share of the ground's height, 0 the horizon, 1 the lower edge. */
  crossesAt?: number;
}
