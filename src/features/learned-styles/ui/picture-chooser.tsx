import { ImagePlus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';

interface PictureChooserProps {
  files: readonly File[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
}

/** The pictures that a style is learned from: chosen, dropped on it or pasted into the dialog. */
export function PictureChooser({ files, onAdd, onRemove }: PictureChooserProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to the button in it
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onAdd([...event.dataTransfer.files]);
      }}
      className="grid gap-4 rounded-lg border border-dashed border-line-strong bg-surface-sunken p-4"
    >
      {files.length > 0 && (
        <ul aria-label="Pictures to learn from" className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className="relative">
              <FilePicture file={file} />
              <IconButton
                label={`Remove ${file.name}`}
                variant="glass"
                icon={<X aria-hidden="true" className="size-4" />}
                onClick={() => onRemove(file)}
                className="absolute top-0.5 right-0.5"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FilesButton label={files.length > 0 ? 'Add more pictures' : 'Add pictures'} onFiles={onAdd} />
        <p className="text-small text-ink-muted">1 to 12, chosen, dropped here or pasted.</p>
      </div>
    </div>
  );
}

interface FilesButtonProps {
  label: string;
  onFiles: (files: readonly File[]) => void;
}

/** A button that is a file field, so that the browser's own chooser opens at once. */
function FilesButton({ label, onFiles }: FilesButtonProps) {
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
        multiple
        accept="image/*"
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onFiles(chosen);
        }}
      />
    </label>
  );
}

function FilePicture({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className="aspect-square overflow-hidden rounded-md bg-surface-high">
      {url && <img src={url} alt={file.name} className="size-full object-cover" />}
    </div>
  );
}
