/** The engine was not asked at all: it failed again and again, or asked to be left alone. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
  /** When it is worth asking again, in milliseconds. */
  readonly msLeft: number;

  constructor(engine: string, msLeft: number) {
    super(`${engine} rests for another ${Math.ceil(msLeft / 1000)} s`);
    this.msLeft = msLeft;
  }
}
