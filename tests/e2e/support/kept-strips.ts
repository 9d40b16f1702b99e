import type { Page } from '@playwright/test';

interface KeptStrip {
  id: string;
  owner: string | null;
  tiles: { status: string; src: string; imageId?: string }[];
}

/** The strips of a tool that the page's browser keeps, newest first. */
export function keptStrips(page: Page, tool: 'green' | 'yellow'): Promise<KeptStrip[]> {
  return page.evaluate(async (wanted) => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'dreamseed')) return [];
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answerOf(indexedDB.open('dreamseed'));
    const strips = await answerOf(database.transaction('strips').objectStore('strips').getAll());
    database.close();
    return strips.filter(({ tool }) => tool === wanted).sort((a, b) => b.startedAt - a.startedAt);
  }, tool);
}

/** The pictures of the newest strip, as they are kept. */
export async function keptPictures(page: Page, tool: 'green' | 'yellow'): Promise<string[]> {
  const [newest] = await keptStrips(page, tool);
  return (newest?.tiles ?? []).filter(({ status }) => status === 'success').map(({ src }) => src);
}
