import type { Writer } from '../writers.types.ts';

/**
 * A writer on a service, whose SDK is loaded with its first story: it takes a quarter of a second,
 * which a start without stories need not wait for.
 */
export function createLazyWriter(name: string, load: () => Promise<Writer>): Writer {
  let loading: Promise<Writer> | undefined;
  const open = () => {
    loading ??= load().catch((error: unknown) => {
      // The next story may find what this one did not.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    name,
    builtIn: false,
    async write(request, signal) {
      const writer = await open();
      return await writer.write(request, signal);
    },
  };
}
