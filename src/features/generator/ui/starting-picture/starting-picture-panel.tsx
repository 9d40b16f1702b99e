import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CropFrame } from '../../../../ui/pictures/crop-frame.tsx';
import type { PictureSize } from '../../../../ui/pictures/picture-crop.rules.ts';
import { describeUnreadable, refusePixels } from './refuse-picture.rules.ts';
import type { ChosenPicture } from './starting-picture.types.ts';
import { StartingPictureButton } from './starting-picture-button.tsx';
import { StrengthSlider } from './strength-slider.tsx';

interface StartingPicturePanelProps {
  picture: ChosenPicture;
  /** The shape that is painted. */
  size: PictureSize;
  onChange: (picture: ChosenPicture | null) => void;
  onFile: (file: File) => void;
  /** It turned out that it cannot be painted. */
  onRefused: (reason: string) => void;
}

/** The picture that is to be painted: which part of it, and how much of it changes. */
export function StartingPicturePanel({
  picture,
  size,
  onChange,
  onFile,
  onRefused,
}: StartingPicturePanelProps) {
  const url = useObjectUrl(picture.file);
  if (!url) return null;
  return (
    <section
      aria-label="Starting picture"
      className="grid animate-fade-in items-start gap-4 rounded-lg border border-line bg-surface-raised/50 p-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-6"
    >
      <CropFrame
        src={url}
        alt="Your picture"
        target={size}
        view={picture.view}
        onView={(view) => onChange({ ...picture, view })}
        onSize={(picturesSize) => {
          const reason = refusePixels(picturesSize);
          if (reason) onRefused(reason);
        }}
        onUnreadable={() => onRefused(describeUnreadable(picture.file))}
        className="mx-auto max-h-64 w-full max-sm:max-w-60"
      />
      <div className="grid content-start gap-4">
        <StrengthSlider
          value={picture.strength}
          onChange={(strength) => onChange({ ...picture, strength })}
        />
        <p className="text-caption text-ink-muted">
          Drag the picture to choose the part that is painted. Style, mood, light and weather act on it; words
          for new things, settings and camera angles don’t.
        </p>
        <div className="flex flex-wrap gap-2">
          <StartingPictureButton label="Choose another" onFile={onFile} />
          <Button
            variant="ghost"
            size="small"
            onClick={() => onChange(null)}
            icon={<X aria-hidden="true" className="size-4" />}
          >
            Remove
          </Button>
        </div>
      </div>
    </section>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
