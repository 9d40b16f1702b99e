/** A script is a few kilobytes; an answer without an end would fill the memory. */
const LARGEST_ANSWER_BYTES = 2 * 1024 * 1024;

/**
 * Fetch for a service that is sent a key: it follows no redirect, because the key would follow too,
 * and breaks off an answer of unreasonable size.
 */
export const fetchFromService: typeof fetch = async (address, init) => {
  const response = await fetch(address, { ...init, redirect: 'manual' });
  return new Response(response.body?.pipeThrough(limitBytes(LARGEST_ANSWER_BYTES)), {
    status: response.status,
    headers: response.headers,
  });
};

function limitBytes(most: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(new Error('The service answered more than is reasonable.'));
      else controller.enqueue(chunk);
    },
  });
}
