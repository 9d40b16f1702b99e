import { Download, ImageUpscale, RefreshCw, WandSparkles } from 'lucide-react';
import { type ReactElement, type RefObject, useState } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { downloadFileName } from '../download-name.rules.ts';
import type { ImageTile } from '../generator.types.ts';
import { useLazyPart } from './use-lazy-part.ts';
import { useOwnImageService } from './use-own-image-service.ts';
import type { ToolModel } from './use-tool.ts';
import { startVariation } from './vary/start-variation.ts';
import { VaryMenu } from './vary/vary-menu.tsx';

interface PictureActionsProps {
  tile: ImageTile;
  model: ToolModel;
  /** Takes the focus when a new run takes the place of the picture. */
  resultsRef: RefObject<HTMLElement | null>;
}

/** @param createdAt milliseconds since 1970; 0 where nobody knows. */
export async function downloadPicture({ src, recipe }: ImageTile, createdAt?: number): Promise<void> {
  const prompt = recipe?.prompt ?? '';
  try {
    const { browserDownload, downloadAsPng } = await import('./run/download-image.ts');
    await downloadAsPng(browserDownload, { src, fileName: downloadFileName(prompt), prompt, createdAt });
  } catch (error) {
    console.error('The download couldn’t start.', error);
  }
}

async function loadSizes() {
  const [{ default: DownloadDialog }, { downloadAsType }] = await Promise.all([
    import('../../enlarging/ui/download-dialog.tsx'),
    import('./run/download-image.ts'),
  ]);
  return { DownloadDialog, downloadAsType };
}

/** What can be done with a finished picture. */
export function PictureActions(props: PictureActionsProps) {
  const { tile, model } = props;
  const createdAt = model.run.strip?.startedAt;
  return (
    <>
      <IconButton label="Regenerate" variant="glass" disabled icon={<RefreshCw className="size-4.5" />} />
      <IconButton
        label="Download as PNG"
        variant="glass"
        icon={<Download className="size-4.5" />}
        onClick={() => void downloadPicture(tile, createdAt)}
      />
      <VaryIconButton {...props} />
      <SizesButton {...{ tile, createdAt }} />
    </>
  );
}

function SizesButton({ tile, createdAt }: { tile: ImageTile; createdAt: number | undefined }) {
  const [isWanted, setIsWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyPart(loadSizes, isWanted);
  if (!tile.recipe) return null;
  const { prompt } = tile.recipe;
  const show = async () => {
    setIsWanted(true);
    if (hasFailed) retry();
    await loadSizes();
    setOpen(true);
  };
  return (
    <>
      <IconButton
        label={hasFailed ? 'This didn’t load. Try again.' : 'Other sizes, up to 8K'}
        variant="glass"
        icon={<ImageUpscale className="size-4.5" />}
        onClick={() => void show().catch(() => undefined)}
      />
      {part && (
        <part.DownloadDialog
          open={open}
          onOpenChange={setOpen}
          picture={tile.recipe}
          imageId={tile.imageId ?? null}
          fileName={downloadFileName(prompt)}
          prompt={prompt}
          saveOriginal={(type, fileName) =>
            part.downloadAsType(type, { src: tile.src, fileName, prompt, createdAt })
          }
        />
      )}
    </>
  );
}

interface VaryPictureProps extends PictureActionsProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** A run was begun. */
  onVaried?: () => void;
}

export function VaryPicture({ tile, model, resultsRef, trigger, onVaried }: VaryPictureProps) {
  const { recipe, startingPicture } = tile;
  const knowsVariations = useOwnImageService();
  // After a reload the picture that it began with is not here any more.
  if (!recipe || (recipe.strength !== undefined && !startingPicture)) return null;
  const picture = { tool: model.tool, recipe, knowsVariations };
  return (
    <VaryMenu
      picture={picture}
      trigger={trigger}
      onVary={(kind) => {
        onVaried?.();
        startVariation(model, kind, { picture, startingPicture });
      }}
      focusAfter={resultsRef}
    />
  );
}

export function VaryIconButton(props: PictureActionsProps) {
  const trigger = <IconButton label="Vary" variant="glass" icon={<WandSparkles className="size-4.5" />} />;
  return <VaryPicture {...props} trigger={trigger} />;
}
