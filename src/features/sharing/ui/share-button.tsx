import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';

const loadShareDialog = () => import('./share-dialog.tsx');

/** Opens the link of a picture in the gallery. */
export function ShareButton({ imageId }: { imageId: string }) {
  const [open, setOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyPart(loadShareDialog, open);
  const show = () => {
    setOpen(true);
    if (hasFailed) retry();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Share2 aria-hidden="true" className="size-4" />}
        onClick={show}
      >
        {hasFailed ? 'This didn’t load. Try again.' : 'Share'}
      </Button>
      {part && <part.ShareDialog imageId={imageId} open={open} onOpenChange={setOpen} />}
    </>
  );
}
