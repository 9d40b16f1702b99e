/** A way over the ground that starts below the camera. */
export interface Way {
  /** World x of its middle at distance z. */
  middle(z: number): number;
  /** Metres from the middle, at (x, z). */
  offset(x: number, z: number): number;
}
