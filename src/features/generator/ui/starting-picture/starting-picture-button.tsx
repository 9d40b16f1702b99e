import { ImagePlus } from 'lucide-react';
import { buttonStyle } from '../../../../ui/buttons/button-style.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { warmPreviews } from './picture-preview.ts';

interface StartingPictureButtonProps {
  label: string;
  onFile: (file: File) => void;
}

/** A button that is a file field, so that the browser's own chooser opens at once, on phones with the camera. */
export function StartingPictureButton({ label, onFile }: StartingPictureButtonProps) {
  return (
    <label
      className={classNames(
        buttonStyle({ variant: 'secondary', size: 'small', block: false }),
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <ImagePlus aria-hidden="true" className="size-4" />
      {label}
      <input
        type="file"
        accept="image/*,.heic,.heif"
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onClick={warmPreviews}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Choosing the same file again is a choice too.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
