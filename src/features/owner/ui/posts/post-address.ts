import { urls } from '../../../../urls.ts';
import type { PostKind } from '../../../posts/written/written-posts.types.ts';

/** Where visitors read a post. */
export function postAddress(kind: PostKind, slug: string): string {
  return kind === 'story' ? urls.webStory(slug) : urls.article(slug);
}
