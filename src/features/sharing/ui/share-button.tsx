import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import type { ShareSubject } from '../sharing.types.ts';

const loadShareDialog = () => import('./share-dialog.tsx');

interface ShareButtonProps {
  subject: ShareSubject;
  /** What is shared, where the button is an icon among others. */
  name?: string;
  className?: string;
}

/** Opens the link of a picture or a collection in the gallery. */
export function ShareButton({ subject, name, className }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyPart(loadShareDialog, open);
  const show = () => {
    setOpen(true);
    if (hasFailed) retry();
  };
  const label = hasFailed ? 'This didn’t load. Try again.' : 'Share';
  const icon = <Share2 aria-hidden="true" className="size-4" />;
  return (
    <>
      {name === undefined ? (
        <Button variant="secondary" size="small" icon={icon} onClick={show} className={className}>
          {label}
        </Button>
      ) : (
        <IconButton
          label={hasFailed ? label : `Share ${name}`}
          icon={icon}
          onClick={show}
          className={className}
        />
      )}
      {part && <part.ShareDialog subject={subject} open={open} onOpenChange={setOpen} />}
    </>
  );
}
