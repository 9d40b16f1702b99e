import { setTimeout as delay } from 'node:timers/promises';
import { pictureAddress, visit } from './proxy-checks.ts';
import type { ProxyStage, RunningProxy } from './proxy-stage.ts';

/** Restarts both sites, one after the other, while visitors read and draw. @returns for each proxy what they met. */
export async function tryDrain(stage: ProxyStage): Promise<Map<string, { asked: number; lost: string[] }>> {
  let isOver = false;
  const seen = new Map(stage.proxies.map(({ name }) => [name, { asked: 0, lost: [] as string[] }]));
  const keepAsking = async (proxy: RunningProxy, path: (count: number) => string) => {
    const record = seen.get(proxy.name);
    for (let count = 0; record && !isOver; count++) {
      const { status, exitCode } = await visit(proxy).ask(path(count));
      record.asked += 1;
      if (status !== 200) record.lost.push(`${path(count)}: ${status || `curl ${exitCode}`}`);
      await delay(100);
    }
  };
  const visitors = stage.proxies.flatMap((proxy) => [
    keepAsking(proxy, () => '/blog'),
    keepAsking(proxy, (count) => pictureAddress(`a kite before ${proxy.name}`, count)),
  ]);
  for (const site of stage.sites) {
    await delay(2_000);
    const code = await site.restart();
    if (code !== 0) for (const { lost } of seen.values()) lost.push(`a site ended with ${code}`);
    await delay(4_000);
  }
  isOver = true;
  await Promise.all(visitors);
  return seen;
}
