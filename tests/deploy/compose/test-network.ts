import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NETS = '/etc/netns';
const HUB = 'dreamseed-hub';
const spaceOf = (name: string) => `dreamseed-${name}`;
const ip = (...words: string[]) => execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'inherit'] });

export interface TestNetwork {
  addressOf(name: string): string;
  /** What a command of this member begins with. */
  inside(name: string): string[];
  remove(): void;
}

/**
 * A network of its own for each member, as containers have, where each is found by its name. Nothing of it
 * can be reached from this machine's own network.
 */
export function layNetwork(names: readonly string[]): TestNetwork {
  const addressOf = (name: string) => `10.99.0.${names.indexOf(name) + 10}`;
  const hosts = ['127.0.0.1 localhost', ...names.map((name) => `${addressOf(name)} ${name}`)].join('\n');
  const remove = () => {
    for (const space of [HUB, ...names.map(spaceOf)]) {
      try {
        execFileSync('ip', ['netns', 'delete', space], { stdio: 'ignore' });
      } catch {
        // It was not there.
      }
      rmSync(join(NETS, space), { recursive: true, force: true });
    }
  };
  remove();
  ip('netns', 'add', HUB);
  ip('-n', HUB, 'link', 'add', 'bridge', 'type', 'bridge');
  ip('-n', HUB, 'link', 'set', 'bridge', 'up');
  names.forEach((name, number) => {
    const space = spaceOf(name);
    mkdirSync(join(NETS, space), { recursive: true });
    writeFileSync(join(NETS, space, 'hosts'), `${hosts}\n`);
    ip('netns', 'add', space);
    ip('-n', HUB, 'link', 'add', `to${number}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('-n', HUB, 'link', 'set', `to${number}`, 'master', 'bridge', 'up');
    ip('-n', space, 'address', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
  });
  return { addressOf, inside: (name) => ['ip', 'netns', 'exec', spaceOf(name)], remove };
}
