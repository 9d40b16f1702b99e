import type { Config } from './config.ts';
import type { Services } from './services.ts';

/** The few lines an owner reads after `npm start`: where the site is and what it runs on. */
export function describeStart({
  config,
  services,
  port,
}: {
  config: Config;
  services: Pick<Services, 'describe'>;
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
