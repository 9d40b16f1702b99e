import { startAutomatic1111Server } from '../support/engines/automatic1111-server.ts';

/** An engine in the process of the test, which outlives the servers that ask it. */
export interface StandInEngine {
  /** Settings of a site whose pictures it draws. */
  readonly environment: Record<string, string>;
  close(): Promise<void>;
}

/**
 * Spares each server that is started anew the second in which the illustrator learns to draw. What is
 * kept, paid and lost does not depend on who drew it; long loops have the illustrator in them as well.
 */
export async function startStandInEngine(): Promise<StandInEngine> {
  const { url, user, key, close } = await startAutomatic1111Server();
  return {
    environment: {
      IMAGE_ENGINES: 'automatic1111',
      AUTOMATIC1111_URL: url,
      AUTOMATIC1111_USER: user,
      AUTOMATIC1111_PASSWORD: key,
    },
    close,
  };
}
