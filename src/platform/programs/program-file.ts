import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The folder of what a built server starts beside itself (`buildPrograms` in tools/build.ts), for code of that
 * build; undefined for all other code, which starts the sources.
 */
export function builtPrograms(projectRoot: string): string | undefined {
  const built = path.join(projectRoot, 'build', 'server');
  const isBuilt = import.meta.url.startsWith(`${pathToFileURL(built).href}/`);
  return isBuilt ? path.join(built, 'programs') : undefined;
}

/**
 * The file that a thread or process beside the server runs. Finding and compiling the sources' eight hundred
 * modules one by one would take most of the time until the first picture.
 * @param source its path below the project's root.
 */
export function programFile(projectRoot: string, source: string): string {
  const built = builtPrograms(projectRoot);
  return built === undefined
    ? path.join(projectRoot, source)
    : path.join(built, `${path.basename(source, '.ts')}.js`);
}
