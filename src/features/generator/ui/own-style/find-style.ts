import type { LearnedStyleMark } from '../../../../shared/learned-style-mark.ts';
import type { ChosenStyle } from '../../../learned-styles/ui/chosen-style.types.ts';

/**
 * The style that a picture was drawn in, among those of the account; null when it keeps it no longer.
 * @throws what asking for the account's styles throws.
 */
export async function findStyle({ hash }: LearnedStyleMark): Promise<ChosenStyle | null> {
  // What speaks to an account is not for those who have none.
  const { listStyles } = await import('../../../learned-styles/ui/style-requests.ts');
  const kept = (await listStyles()).styles.find((style) => style.hash === hash);
  return kept ? { name: kept.name, style: kept.style } : null;
}
