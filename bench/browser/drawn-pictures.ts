const ADDRESS = /\/media\/[^\s"',&<>\\]+\?v=\w+/g;
const AT_ONCE = 4;

/**
 * Has every picture drawn that these pages may show, as on a site that has been up for minutes: a
 * drawing takes all of a core for a second, which would be measured as the browser's own time.
 * @returns how many files were asked for.
 */
export async function drawPictures(site: string, paths: readonly string[]): Promise<number> {
  const pages = await Promise.all(paths.map(async (path) => (await fetch(site + path)).text()));
  const addresses = [...new Set(pages.flatMap((page) => page.match(ADDRESS) ?? []))];
  const waiting = [...addresses];
  const drawOnes = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      await (await fetch(site + address)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawOnes));
  return addresses.length;
}
