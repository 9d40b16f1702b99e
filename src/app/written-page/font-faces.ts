import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FAMILIES = [
  ['Figtree', 'figtree', '300 900'],
  ['Bricolage Grotesque', 'bricolage-grotesque', '200 800'],
] as const;

/**
 * The site's own letters as styles, by the names that the build gave their files.
 * @param clientFolder where the build is; without one the page has the letters of the machine.
 */
export function writeFontFaces(clientFolder: string | undefined): string {
  const assets = clientFolder && path.join(clientFolder, 'assets');
  const files = assets && existsSync(assets) ? readdirSync(assets) : [];
  return FAMILIES.map(([family, name, weights]) => {
    const file = files.find(
      (each) => each.startsWith(`${name}-latin-wght-normal`) && each.endsWith('.woff2'),
    );
    return file
      ? `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url("/assets/${file}") format("woff2")}`
      : '';
  }).join('');
}
