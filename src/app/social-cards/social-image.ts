import { SOCIAL_SIZE, socialImage } from '../../features/feed/served/social-image.rules.ts';
import { hashRecipe, type Media } from '../../features/media/media.usecases.ts';
import type { SocialImage } from '../../shared/document-head.types.ts';
import { SOCIAL_PICTURES, type SocialPictureName } from './social-pictures.rules.ts';

/** Where the picture of a kind of page is found in the size that links are shown with. */
export function describeSocialImage(media: Pick<Media, 'addressOf'>) {
  return (name: SocialPictureName): SocialImage => {
    const recipe = SOCIAL_PICTURES[name];
    return {
      src: socialImage(media.addressOf(name, hashRecipe(recipe))),
      alt: recipe.prompt,
      ...SOCIAL_SIZE,
    };
  };
}
