import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package that `npm install` brings, with what it says of its license. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** An SPDX expression, e.g. `MIT`; '' when the package names none. */
  license: string;
  link: string;
  /** Only for building and testing: nothing of it runs on the site. */
  isForBuilding: boolean;
}

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

interface Manifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

const PREFIX = 'node_modules/';

/** Every package of package-lock.json, each version once, in alphabetical order. */
export function readLicenses(projectRoot: string): LicensedPackage[] {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const found = new Map<string, LicensedPackage>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (!path.includes(PREFIX) || locked.link) continue;
    const name = path.slice(path.lastIndexOf(PREFIX) + PREFIX.length);
    const { version = '' } = locked;
    const manifest = readManifest(join(projectRoot, path));
    const known = found.get(`${name}@${version}`);
    found.set(`${name}@${version}`, {
      name,
      version,
      license: locked.license ?? licenseOf(manifest),
      link: linkOf(name),
      isForBuilding: locked.dev === true && known?.isForBuilding !== false,
    });
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** Packages of other systems are locked without being installed. */
function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

function licenseOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

function linkOf(name: string): string {
  return `https://www.npmjs.com/package/${name}`;
}
