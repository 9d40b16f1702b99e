import { urls } from '../../../urls.ts';
import { PictureViewer } from '../../generator/ui/viewer/picture-viewer.tsx';
import { RecipeCard } from '../../generator/ui/viewer/recipe-card.tsx';
import type { ViewedPicture } from '../../generator/ui/viewer/viewer.types.ts';
import type { CollectedPicture } from '../sharing.types.ts';
import { nameOfPicture } from './described-shared.rules.ts';
import { MakeYourOwn } from './make-your-own.tsx';

interface CollectionViewerProps {
  token: string;
  pictures: readonly CollectedPicture[];
  shownKey: string;
  onShow: (key: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface ViewedCollected extends ViewedPicture {
  settings: CollectedPicture['recipe'];
}

/** The pictures of a shared collection in large. */
export function CollectionViewer({ token, pictures, shownKey, ...window }: CollectionViewerProps) {
  return (
    <PictureViewer
      {...window}
      pictures={pictures.map((picture) => viewed(token, picture))}
      shownId={shownKey}
      recipe={(picture) =>
        picture.settings ? (
          <RecipeCard image={picture} />
        ) : (
          <p className="text-ink-soft">
            This picture was made by AI. Whoever shared it keeps the prompt and the settings private.
          </p>
        )
      }
      actions={({ settings }) => <MakeYourOwn recipe={settings} size="small" />}
    />
  );
}

function viewed(token: string, picture: CollectedPicture): ViewedCollected {
  const { key, width, height, recipe } = picture;
  return {
    id: key,
    src: urls.collectedPicture(token, key),
    thumbnailSrc: urls.collectedThumbnail(token, key),
    prompt: nameOfPicture(picture),
    width,
    height,
    ...(recipe && { prompt: recipe.prompt, generatorType: recipe.tool, recipe }),
    settings: recipe,
  };
}
