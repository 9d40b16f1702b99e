import { accountDataGroup } from './account-data.operations.ts';
import { accountMailGroup } from './account-mail.operations.ts';
import { accountsGroup } from './accounts.operations.ts';
import { apiKeysGroup } from './api-keys.operations.ts';
import type { ApiGroup } from './api-operation.types.ts';
import { enlargingGroup } from './images/enlarging.operations.ts';
import { galleryGroup } from './images/gallery.operations.ts';
import { imageServiceGroup } from './images/image-service.operations.ts';
import { imagesApiGroup } from './images/images-api.operations.ts';
import { isItOursGroup } from './images/is-it-ours.operations.ts';
import { learnedStylesGroup } from './images/learned-styles.operations.ts';
import { looksGroup } from './looks.operations.ts';
import { describePlans } from './plans.operations.ts';
import { sharingGroup } from './sharing.operations.ts';
import { storyScriptsGroup } from './story-scripts.operations.ts';
import { webStoriesGroup } from './web-stories.operations.ts';

/** Every call of the API, in the order in which a newcomer meets them. */
export function describeApi(site: { sandboxShop: boolean }): readonly ApiGroup[] {
  return [
    imageServiceGroup,
    imagesApiGroup,
    apiKeysGroup,
    accountsGroup,
    accountMailGroup,
    describePlans(site),
    galleryGroup,
    sharingGroup,
    enlargingGroup,
    learnedStylesGroup,
    looksGroup,
    accountDataGroup,
    isItOursGroup,
    storyScriptsGroup,
    webStoriesGroup,
  ];
}
