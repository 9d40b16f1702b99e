import { EXTENDED_OPTION_LISTS } from '../../features/generator/options/extended-option-lists.generated.ts';
import { SHORT_OPTION_LISTS } from '../../features/generator/options/short-option-lists.generated.ts';
import { hashRecipe } from '../../features/media/media.usecases.ts';
import type { ChangeRules } from '../../features/posts/sources/library/content-changes.ts';
import { createOptionCheck } from '../../features/posts/sources/library/markdown/option-check.ts';
import type { Config } from '../config.ts';

/** What this site makes of the files of its content folder. */
export function createContentRules({ site, mode }: Pick<Config, 'site' | 'mode'>): ChangeRules {
  return {
    siteName: site.siteName,
    siteUrl: site.siteUrl.replace(/\/+$/, '') || `http://localhost:${site.port}`,
    showDrafts: mode === 'development',
    hashRecipe,
    checkOption: createOptionCheck(SHORT_OPTION_LISTS, EXTENDED_OPTION_LISTS),
  };
}
