import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { useLazyPart } from '../use-lazy-part.ts';
import type { ToolModel } from '../use-tool.ts';

async function loadViewer() {
  return (await import('./strip-viewer.tsx')).default;
}

/** Opens a picture of a strip in large. */
export function LookClosely({ id, model }: { id: string; model: ToolModel }) {
  const [open, setOpen] = useState(false);
  const { part: StripViewer, hasFailed, retry } = useLazyPart(loadViewer, open);
  const show = () => {
    setOpen(true);
    if (hasFailed) retry();
  };
  return (
    <>
      <IconButton
        label={hasFailed ? 'This didn’t load. Try again.' : 'Look closely'}
        variant="glass"
        icon={<Maximize2 className="size-4.5" />}
        onClick={show}
      />
      {StripViewer && open && <StripViewer model={model} firstId={id} open={open} onOpenChange={setOpen} />}
    </>
  );
}
