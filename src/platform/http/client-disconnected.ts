import type { ServerResponse } from 'node:http';

/**
 * Whether an answer is with the system whole, though Node has not said so yet: nothing is left that a
 * client or a stop could keep waiting. Node's own `writableFinished` comes true a moment later.
 */
export function hasDisconnected(response: ServerResponse): boolean {
  return response.writableEnded && response.writableLength === 0;
}
