import { randomUUID } from 'node:crypto';
import type { CheckLine } from '../../features/owner/site/site.types.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Config } from '../config.ts';

const name = 'storage';

/** Whether what is stored can be read again and deleted. */
export async function checkStorage(settings: Config['storage'], dataDir: string): Promise<CheckLine> {
  const failures: unknown[] = [];
  const storage = await openStorage({ ...settings, dataDir, onFailure: (error) => failures.push(error) });
  const key = `doctor/${randomUUID()}`;
  const bytes = Buffer.from(`written by npm run doctor, ${key}`);
  await storage.put(key, bytes, 'text/plain');
  const read = await storage.get(key);
  await storage.delete(key);
  if (!read || !Buffer.from(read).equals(bytes)) {
    return { name, state: 'failed', detail: `${storage.description} does not give back what was stored.` };
  }
  return { name, state: 'ok', detail: `${storage.description}: stores, reads and deletes.` };
}
