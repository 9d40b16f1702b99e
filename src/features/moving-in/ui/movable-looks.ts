import type { KeyValueStorage } from '../../../ui/browser-storage.ts';
import type { KeptLook } from '../../looks/looks.types.ts';
import type { LooksKeeper } from '../../looks/ui/looks-keeper.types.ts';

/** When the newest look was saved that nobody wanted to move. */
const DECLINED_KEY = 'dreamseed.looks.declined';

/** The looks of a browser that were not offered before. Those stay where looks are chosen. */
export async function findMovableLooks(
  storage: KeyValueStorage,
  { list }: Pick<LooksKeeper, 'list'>,
): Promise<KeptLook[]> {
  const declined = storage.getItem(DECLINED_KEY) ?? '';
  return (await list()).looks.filter(({ createdAt }) => createdAt > declined);
}

/** @param looks newest first, as they are kept. */
export function declineLooks(storage: KeyValueStorage, [newest]: readonly KeptLook[]): void {
  if (newest) storage.setItem(DECLINED_KEY, newest.createdAt);
}
