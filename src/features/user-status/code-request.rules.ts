/** Where the server mailed a code that the activation waits for. */
export interface CodeRequest {
  sentTo: string;
  /** False when the code of a moment ago still counts. */
  isNew: boolean;
  minutes: number;
}

/** Tells an answer that waits for a code from an account's status; undefined for the latter. */
export function readCodeRequest(answer: unknown): CodeRequest | undefined {
  if (typeof answer !== 'object' || answer === null || !('codeRequired' in answer)) return undefined;
  const { sentTo, isNew, minutes } = answer as Record<string, unknown>;
  return {
    sentTo: typeof sentTo === 'string' ? sentTo : '',
    isNew: isNew !== false,
    minutes: typeof minutes === 'number' ? minutes : 10,
  };
}

/** What the dialog says of it. */
export function describeCodeRequest({ isNew, minutes }: CodeRequest): string {
  return isNew
    ? `The code works for ${minutes} minutes.`
    : 'We emailed you a code a moment ago, and it still works. Give it a minute to arrive.';
}
