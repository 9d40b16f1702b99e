import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImageTools } from './image-tools.ts';

const RUN_BASE = 'localhost/plain-debian';
const BUILD_BASE = 'localhost/debian-with-node';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Stand-ins for the two official images that the Dockerfile names: Debian without more, and Debian with Node and npm. */
export function makeBases(tools: ImageTools, root: string): { build: string; run: string } {
  const plain = join(tools.folder, 'debian.tar');
  if (!existsSync(plain)) {
    const left = ['doc', 'man', 'locale', 'info'].map(
      (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
    );
    tools.run('mmdebstrap', [
      ...['--variant=minbase', '--include=libstdc++6', ...left],
      '--customize-hook=rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/* "$1"/var/log/*',
      ...['bookworm', plain],
    ]);
  }
  if (!tools.succeeds('podman', ['image', 'exists', BUILD_BASE])) {
    tools.run('podman', ['import', plain, RUN_BASE]);
    addNode(tools, root);
  }
  return { build: BUILD_BASE, run: RUN_BASE };
}

function addNode(tools: ImageTools, root: string): void {
  const node = realpathSync(join(root, 'node_modules', 'node', 'bin', 'node'));
  // npm itself would name the place beside whichever Node runs it, which may be that of node_modules.
  const npm = dirname(dirname(realpathSync(tools.read('which', ['npm']))));
  const container = tools.read('buildah', ['from', '--pull-never', RUN_BASE]);
  tools.run('buildah', ['copy', container, node, '/usr/local/bin/node']);
  tools.run('buildah', ['copy', container, npm, '/usr/local/lib/node_modules/npm']);
  tools.run('buildah', ['copy', container, CERTIFICATES, CERTIFICATES]);
  tools.run('buildah', [
    ...['run', '--isolation', 'chroot', container, '--'],
    ...['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'],
  ]);
  tools.run('buildah', ['config', '--env', `NPM_CONFIG_CAFILE=${CERTIFICATES}`, container]);
  tools.run('buildah', ['commit', container, BUILD_BASE]);
  tools.read('buildah', ['rm', container]);
}
