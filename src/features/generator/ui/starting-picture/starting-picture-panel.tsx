import { CropFrame } from '../../../../ui/pictures/crop-frame.tsx';
import type { PictureSize } from '../../../../ui/pictures/picture-crop.rules.ts';
import type { ChosenPicture } from './starting-picture.types.ts';
import { StrengthSlider } from './strength-slider.tsx';
import { usePreview } from './use-preview.ts';

interface StartingPicturePanelProps {
  picture: ChosenPicture;
  /** The shape that is painted. */
  size: PictureSize;
  onChange: (picture: ChosenPicture) => void;
  /** It turned out that it cannot be painted. */
  onRefused: (reason: string) => void;
}

/** The picture that is to be painted: which part of it, and how much of it changes. */
export function StartingPicturePanel({ picture, size, onChange, onRefused }: StartingPicturePanelProps) {
  const preview = usePreview(picture.file, onRefused);
  return (
    <section
      aria-label="Starting picture"
      className="grid items-start gap-4 rounded-lg border border-line bg-surface-raised/50 p-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-6"
    >
      <CropFrame
        picture={preview?.bitmap}
        alt="Your picture"
        target={size}
        view={picture.view}
        onView={(view) => onChange({ ...picture, view })}
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
      </div>
    </section>
  );
}
