import { IncomingMessage } from 'node:http';

/** A body in more pieces than `most` needs at least `leastBytes` in each, on average. */
export const FINE_PIECES = { most: 4000, leastBytes: 64 };

/** Copying larger pieces costs more than handing them on. */
const SMALL_BYTES = 4 * 1024;

/**
 * A request whose body is handed on in few pieces, however its sender cut it. Node's parser makes a
 * buffer of every chunk, and whoever reads a stream makes promises and timers of it: chunks of one
 * byte cost hundreds of times their size. What arrives with one read of the connection is joined
 * here, and a body in absurdly many pieces is refused, whether or not anybody reads it.
 */
export class JoinedRequest extends IncomingMessage {
  /** Called once, while the parser is at work. */
  refuse = (): void => void this.socket.destroy();
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #pieces = 0;
  #bytes = 0;
  #isRefused = false;

  /** Called by the parser for each chunk, or part of one. It reads no further when this is false. */
  override push(piece: Buffer | null): boolean {
    // Not even the end is passed on: half a body must not look whole.
    if (this.#isRefused) return false;
    if (piece === null) {
      this.#handOn();
      return super.push(null);
    }
    this.#pieces += 1;
    this.#bytes += piece.length;
    if (this.#pieces > FINE_PIECES.most && this.#bytes < this.#pieces * FINE_PIECES.leastBytes) {
      this.#isRefused = true;
      this.#waiting = [];
      this.refuse();
      return false;
    }
    return this.#join(piece);
  }

  #join(piece: Buffer): boolean {
    if (this.#waiting.length === 0) {
      if (piece.length >= SMALL_BYTES) return super.push(piece);
      // After all that was read; a tick or a microtask would come after every chunk.
      setImmediate(() => this.#handOn());
    }
    this.#waiting.push(piece);
    this.#waitingBytes += piece.length;
    return this.readableLength + this.#waitingBytes < this.readableHighWaterMark;
  }

  #handOn(): void {
    if (this.#waiting.length === 0) return;
    const joined = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    super.push(joined);
  }
}
