import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export interface ImageTools {
  /** Where files are kept between two runs. */
  folder: string;
  /** Options that keep buildah and podman to their own images. */
  storage: string[];
  /** @throws {Error} when it fails; its output is shown meanwhile. */
  run(command: string, args: string[]): void;
  /** @returns what it printed. */
  read(command: string, args: string[]): string;
  succeeds(command: string, args: string[]): boolean;
}

/** buildah, podman and what helps them, with images of their own below one folder. */
export function createImageTools(folder: string): ImageTools {
  mkdirSync(folder, { recursive: true });
  const storage = [
    ...['--root', join(folder, 'images'), '--runroot', join(folder, 'running')],
    ...['--storage-driver', 'vfs'],
  ];
  const withStorage = (command: string, args: string[]) =>
    ['buildah', 'podman'].includes(command) ? [...storage, ...args] : args;
  const call = (command: string, args: string[], stdout: 'inherit' | 'pipe') =>
    spawnSync(command, withStorage(command, args), {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', stdout, 'inherit'],
    });
  const read = (command: string, args: string[], stdout: 'inherit' | 'pipe') => {
    const { status, error, stdout: printed } = call(command, args, stdout);
    if (error)
      throw new Error(`${command} is missing: install the Debian packages mmdebstrap, podman, buildah.`);
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
    return (printed ?? '').trim();
  };
  return {
    folder,
    storage,
    run: (command, args) => void read(command, args, 'inherit'),
    read: (command, args) => read(command, args, 'pipe'),
    succeeds: (command, args) => call(command, args, 'pipe').status === 0,
  };
}
