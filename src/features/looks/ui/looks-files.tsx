import { Download, FileUp } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { classNames } from '../../../ui/class-names.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { Look } from '../looks.types.ts';
import { writeLooksFile } from '../looks-file.rules.ts';

interface LooksFilesProps {
  looks: readonly Look[];
  onFile: (file: File) => void;
}

/** Looks leave as one file, and come back from it. */
export function LooksFiles({ looks, onFile }: LooksFilesProps) {
  const exportAll = () =>
    saveFile(new Blob([writeLooksFile(looks)], { type: 'application/json' }), 'looks.json');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-5">
      <label
        className={classNames(
          buttonStyle({ variant: 'ghost', size: 'medium', block: false }),
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        )}
      >
        <FileUp aria-hidden="true" className="size-4" />
        Import looks
        <input
          type="file"
          accept=".json,application/json"
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
      <Button
        variant="ghost"
        disabled={looks.length === 0}
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={exportAll}
      >
        Export my looks
      </Button>
    </div>
  );
}
