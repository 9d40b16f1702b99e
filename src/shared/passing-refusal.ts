/**
 * The server's own sentence when it refused a question of the router for the moment; '' for
 * everything else. The router hands such a refusal on as its status and its unread text.
 */
export function passingRefusal(error: unknown): string {
  try {
    const { status, data } = error as { status?: unknown; data?: unknown };
    // What will be well by itself: the sentence says when to come back.
    if (status !== 429 && status !== 503) return '';
    const { message } = JSON.parse(String(data)) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
