import type { KindFigures } from '../../tests/stress/load/load-figures.ts';

/** Milliseconds within which nearly all answers come; what is not named has no promise of its own. */
const PAGE_P99 = 250;
const IMAGE_P95 = 10_000;
const SAVE_P99 = 1_000;

/** @returns in an owner's words what was too slow or refused first; undefined when all was well. */
export function brokenPromise(kinds: readonly KindFigures[]): string | undefined {
  const of = (name: string) => kinds.find(({ kind }) => kind === name);
  const [page, image, save] = [of('page'), of('image'), of('save')];
  if (image && image.refused > 0.05 * image.count)
    return `drawing: ${Math.round((100 * image.refused) / image.count)} % of pictures were refused because too many wait`;
  if (image && image.p95 > IMAGE_P95)
    return `drawing: one picture in twenty took longer than ${Math.round(image.p95 / 1000)} s`;
  if (page && page.p99 > PAGE_P99)
    return `pages: one in a hundred took longer than ${Math.round(page.p99)} ms`;
  if (save && save.p99 > SAVE_P99)
    return `saving: one in a hundred took longer than ${Math.round(save.p99)} ms`;
  return undefined;
}
