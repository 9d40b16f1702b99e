import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NETS = '/etc/netns';
const HUB = 'dreamseed-hub';
const spaceOf = (name: string) => `dreamseed-${name}`;
/** This machine's own end. */
const LEG = 'dreamseed-leg';
const ip = (...words: string[]) => execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'inherit'] });

export interface TestNetwork {
  addressOf(name: string): string;
  /** What a command of this member begins with. */
  inside(name: string): string[];
  /** Lets this machine in until the end. @returns so many addresses of its own. */
  join(count: number): string[];
  remove(): void;
}

/**
 * A network of its own for each member, as containers have, where each is found by its name. Nothing of it
 * can be reached from this machine's own network, unless that joins.
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
      rmSync(path.join(NETS, space), { recursive: true, force: true });
    }
  };
  remove();
  ip('netns', 'add', HUB);
  ip('-n', HUB, 'link', 'add', 'bridge', 'type', 'bridge');
  ip('-n', HUB, 'link', 'set', 'bridge', 'up');
  names.forEach((name, number) => {
    const space = spaceOf(name);
    mkdirSync(path.join(NETS, space), { recursive: true });
    writeFileSync(path.join(NETS, space, 'hosts'), `${hosts}\n`);
    ip('netns', 'add', space);
    ip('-n', HUB, 'link', 'add', `to${number}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('-n', HUB, 'link', 'set', `to${number}`, 'master', 'bridge', 'up');
    ip('-n', space, 'address', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
  });
  const join = (count: number) => {
    ip('-n', HUB, 'link', 'add', 'leg', 'type', 'veth', 'peer', 'name', LEG, 'netns', String(process.pid));
    ip('-n', HUB, 'link', 'set', 'leg', 'master', 'bridge', 'up');
    const addresses = Array.from({ length: count }, (_, number) => `10.99.0.${number + 100}`);
    for (const address of addresses) ip('address', 'add', `${address}/24`, 'dev', LEG);
    ip('link', 'set', LEG, 'up');
    return addresses;
  };
  return { addressOf, inside: (name) => ['ip', 'netns', 'exec', spaceOf(name)], join, remove };
}
