import { Copy, Download, Sparkles, WandSparkles } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { chooseStyle } from '../../../learned-styles/ui/style-in-use.ts';
import { useIdentity } from '../../../user-status/ui/use-identity.ts';
import { closestAspectRatio } from '../../reused-settings.rules.ts';
import { type ViewedTile, viewedTiles } from '../../strips/viewed-tiles.rules.ts';
import { downloadPicture, VaryPicture } from '../picture-actions.tsx';
import type { ToolModel } from '../use-tool.ts';
import { PictureViewer } from './picture-viewer.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { shareButton } from './share-slot.ts';

interface StripViewerProps {
  model: ToolModel;
  /** The one to begin with. */
  firstId: string;
  /** Takes the focus when a new run begins. */
  resultsRef: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The pictures of a tool's strips in large, newest first. */
export default function StripViewer({ model, firstId, resultsRef, open, onOpenChange }: StripViewerProps) {
  const { strip, older } = model.run;
  const isAccount = useIdentity()?.kind === 'account';
  const Share = isAccount ? shareButton() : undefined;
  const [shownId, setShownId] = useState(firstId);
  const download = ({ tile, createdAt }: ViewedTile) =>
    void downloadPicture(tile, createdAt ? Date.parse(createdAt) : undefined);
  const fill = (picture: ViewedTile) => {
    onOpenChange(false);
    fillForm(model, picture);
  };
  return (
    <PictureViewer
      pictures={viewedTiles(strip ? [strip, ...older] : older)}
      shownId={shownId}
      onShow={setShownId}
      open={open}
      onOpenChange={onOpenChange}
      recipe={(picture) => <RecipeCard image={picture} />}
      actions={(picture) => (
        <>
          <Button
            variant="secondary"
            size="small"
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => download(picture)}
          >
            Download as PNG
          </Button>
          {Share && picture.tile.imageId && <Share key={picture.id} imageId={picture.tile.imageId} />}
          <Button
            variant="secondary"
            size="small"
            icon={<Copy aria-hidden="true" className="size-4" />}
            onClick={() => {
              onOpenChange(false);
              keepSeed(model, picture);
            }}
          >
            Same seed
          </Button>
          <VaryPicture
            {...{ model, resultsRef }}
            tile={picture.tile}
            onVaried={() => onOpenChange(false)}
            trigger={
              <Button
                variant="secondary"
                size="small"
                icon={<WandSparkles aria-hidden="true" className="size-4" />}
              >
                Vary
              </Button>
            }
          />
          <Button
            size="small"
            icon={<Sparkles aria-hidden="true" className="size-4" />}
            onClick={() => fill(picture)}
          >
            Use these settings
          </Button>
        </>
      )}
      shortcuts={(picture) => ({ d: () => download(picture) })}
    />
  );
}

function keepSeed(model: ToolModel, { recipe }: ViewedTile): void {
  if (recipe?.seed !== undefined) model.setSeed({ text: String(recipe.seed), isLocked: true });
}

function fillForm(model: ToolModel, picture: ViewedTile): void {
  const { recipe } = picture.tile;
  if (!recipe) return;
  model.setPrompt(recipe.prompt);
  if (recipe.choices) {
    model.setOptions(recipe.choices.options);
    model.setNegativePrompt(recipe.choices.negativePrompt);
  }
  chooseStyle(recipe.learnedStyle ?? null);
  model.setAspectRatio(closestAspectRatio(recipe));
  keepSeed(model, picture);
  model.promptRef.current?.focus();
}
