import type { Config } from './config.ts';
import type { ProcessPlace } from './processes/process-count.rules.ts';

/** The few lines an owner reads after `npm start`: where the site is and what it runs on. */
export function describeStart({
  config,
  services,
  port,
}: {
  config: Config;
  services: { describe(): Record<string, string> };
  port: number;
}): string[] {
  const facts = Object.entries(services.describe());
  const width = Math.max(...facts.map(([name]) => name.length));
  return [
    '',
    `  ${config.site.siteName} is ready at ${config.site.siteUrl || `http://localhost:${port}`}`,
    '',
    ...facts.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`),
    '',
    '  Stop it with Ctrl-C.',
    '',
  ];
}

/** What licenses can be checked with; without any, nobody can activate one. */
export function describeShops(
  { licenses }: Config,
  { checkout, shops }: { checkout: { isOpen: boolean }; shops: readonly { shop: string }[] },
): string {
  if (checkout.isOpen) {
    const who = licenses.sandboxShop === 'on' ? 'EVERYBODY who visits' : 'visitors on this machine only';
    return `the sandbox gives test licenses to ${who}`;
  }
  return shops.map(({ shop }) => shop).join(', then ') || 'none (the sandbox is closed)';
}

/** Who may read `/metrics`. */
export function describeFigures({ metrics, trustsThisMachine }: Config): string {
  const readers = [
    ...(trustsThisMachine ? ['this machine only'] : []),
    ...(metrics.token === '' ? [] : ['whoever has METRICS_TOKEN']),
  ];
  return readers.length > 0 ? `/metrics is open to ${readers.join(' and ')}` : '/metrics is closed';
}

/** Nothing where there is only one. */
export function describeProcesses(place: ProcessPlace | undefined): Record<string, string> {
  return place ? { processes: `${place.of}, each with its part of the drawing threads` } : {};
}

export function describeEngines({ imageEngines, dreamseed }: Config): string {
  const more: Readonly<Record<string, string>> = {
    illustrator: `built-in illustrator, ${imageEngines.illustratorWorkers} threads`,
    dreamseed: `dreamseed on ${dreamseed.urls.length} other ${dreamseed.urls.length === 1 ? 'server' : 'servers'}`,
  };
  return imageEngines.engines.map((name) => more[name] ?? name).join(', then ');
}
