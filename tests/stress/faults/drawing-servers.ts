import { freePort } from '../../../machine/free-port.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import type { FaultAct } from './fault-acts.ts';
import type { FaultStage } from './fault-stage.ts';
import { USUAL_CAST } from './persistent-visitors.ts';

const KEY = 'a-key-of-drawing-servers-under-stress';
const SERVERS = 2;

/** Servers with ROLE=draw, each in a process of its own, which can be killed and started again. */
export interface DrawingServers {
  /** Of the site, which draws nothing itself. */
  readonly settings: Record<string, string>;
  kill(number: number): Promise<void>;
  start(number: number): Promise<void>;
  close(): Promise<void>;
}

export async function startDrawingServers(): Promise<DrawingServers> {
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const running: (SiteProcess | undefined)[] = [];
  const servers: DrawingServers = {
    settings: {
      IMAGE_ENGINES: 'dreamseed',
      DREAMSEED_URLS: ports.map((port) => `http://127.0.0.1:${port}`).join(','),
      DREAMSEED_KEY: KEY,
    },
    async kill(number) {
      running[number]?.signal('SIGKILL');
      await running[number]?.ended;
    },
    async start(number) {
      await running[number]?.remove();
      const settings = { ROLE: 'draw', DREAMSEED_KEY: KEY, ILLUSTRATOR_WORKERS: '1' };
      running[number] = await startSite({ ...settings, PORT: String(ports[number]) });
    },
    async close() {
      for (const each of running) await each?.remove();
    },
  };
  for (const number of ports.keys()) await servers.start(number);
  return servers;
}

/** They are killed in turn while they draw: no picture may be lost by it, and nothing charged twice. */
export function actOfDrawingServers({ site }: FaultStage, servers: DrawingServers): FaultAct {
  return {
    faults: Array.from({ length: SERVERS }, (_, number) => ({
      name: `drawing server ${number + 1} of ${SERVERS} is killed`,
      inject: () => servers.kill(number),
      heal: () => servers.start(number),
    })),
    cast: USUAL_CAST,
    complaints: () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes('an image engine failed')),
  };
}
