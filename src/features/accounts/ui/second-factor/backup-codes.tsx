import { Download } from 'lucide-react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';
import { saveFile } from '../../../../ui/save-file.ts';

/** Shown this once: whoever lost the phone gets in by them. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  return (
    <section aria-labelledby="backup-codes" className="grid gap-4">
      <div>
        <h3 id="backup-codes" className="text-title-sm">
          Keep your backup codes
        </h3>
        <p className="mt-2 text-ink-soft">
          If you lose your phone, each of them signs you in once. We show them only now: save them where you
          keep your passwords.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-surface-sunken px-4 py-3 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy codes" />
        <Button
          variant="ghost"
          size="small"
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'backup-codes.txt')}
        >
          Save as a File
        </Button>
      </div>
    </section>
  );
}
