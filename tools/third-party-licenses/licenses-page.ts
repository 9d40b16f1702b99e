import { isAllowed, NAMED_ELSEWHERE } from './license-rules.ts';
import type { LicensedPackage } from './read-licenses.ts';

const INTRODUCTION = `# Licenses of what this site is built from

Made by \`npm run licenses\` from \`package-lock.json\`; do not edit. Art, type and interface icons are named,
with their makers, on the page \`/attributions\`.`;

/** The page as Markdown: what runs on the site, then what only builds and tests it. */
export function writeLicensesPage(packages: readonly LicensedPackage[]): string {
  const running = packages.filter(({ isForBuilding }) => !isForBuilding);
  const building = packages.filter(({ isForBuilding }) => isForBuilding);
  return [
    INTRODUCTION,
    section('What runs on the site', running),
    section('What only builds and tests it', building),
    '',
  ].join('\n\n');
}

function section(title: string, packages: readonly LicensedPackage[]): string {
  const rows = packages.map((one) => {
    const read = NAMED_ELSEWHERE[one.name];
    const license = read ? `${read} (by its own text)` : one.license || 'none named';
    const mark = isAllowed(one) ? '' : ' **not allowed**';
    return `| [${one.name}](${one.link}) | ${one.version} | ${license}${mark} |`;
  });
  return [`## ${title}`, '', '| Package | Version | License |', '|---|---|---|', ...rows].join('\n');
}
