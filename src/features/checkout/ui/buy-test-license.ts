import type { SandboxOrder, SandboxReceipt } from '../checkout.schema.ts';

const NO_CONNECTION = 'We couldn’t reach the shop. Please check your connection and try again.';

/** Buys in the sandbox shop. Rejects with an Error whose message a visitor may read. */
export async function buyTestLicense(order: SandboxOrder): Promise<SandboxReceipt> {
  const response = await fetch('/api/checkout/sandbox', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  }).catch(() => {
    throw new Error(NO_CONNECTION);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok)
    throw new Error(readMessage(answer) ?? `The shop answered with status ${response.status}.`);
  return answer as SandboxReceipt;
}

function readMessage(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined;
  return typeof answer.message === 'string' ? answer.message : undefined;
}
