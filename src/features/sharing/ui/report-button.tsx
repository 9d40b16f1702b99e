import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import type { ShareSubject } from '../sharing.types.ts';

const loadReport = () => import('./report-dialog.tsx');

interface ReportButtonProps {
  token: string;
  kind: ShareSubject['kind'];
}

/** Opens the form for what is wrong with what a link shows. */
export function ReportButton({ token, kind }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyPart(loadReport, open);
  return (
    <>
      <Button
        variant="ghost"
        icon={<Flag aria-hidden="true" className="size-4" />}
        onClick={() => {
          setOpen(true);
          if (hasFailed) retry();
        }}
      >
        {hasFailed
          ? 'This didn’t load. Try again.'
          : kind === 'image'
            ? 'Report this picture'
            : 'Report this collection'}
      </Button>
      {part && <part.ReportDialog {...{ token, kind, open }} onOpenChange={setOpen} />}
    </>
  );
}
