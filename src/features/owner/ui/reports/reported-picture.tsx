import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { productApi } from '../../../user-status/ui/api-client.ts';

interface ReportedPictureProps {
  linkId: string;
  pictureKey: string;
  /** Null where its owner keeps it private. */
  prompt: string | null;
}

/** A picture that only staff may fetch: its address asks for the identity, which no `img` sends. */
export function ReportedPicture({ linkId, pictureKey, prompt }: ReportedPictureProps) {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    const wanted = new AbortController();
    let made: string | undefined;
    const path = `/owner/reports/${linkId}/pictures/${pictureKey}`;
    productApi()
      .fetchFile({ method: 'GET', path, signal: wanted.signal })
      .then((file) => {
        if (wanted.signal.aborted) return;
        made = URL.createObjectURL(file);
        setAddress(made);
      })
      .catch((error: unknown) => {
        if (wanted.signal.aborted) return;
        console.warn(error);
        setAddress(null);
      });
    return () => {
      wanted.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [linkId, pictureKey]);
  if (address === undefined) return <Skeleton className="aspect-square w-full rounded-lg" />;
  if (address === null)
    return (
      <div className="grid aspect-square w-full place-items-center rounded-lg bg-surface-sunken text-ink-muted">
        <ImageOff className="size-8" aria-label="The picture couldn’t be loaded" />
      </div>
    );
  return (
    <img
      src={address}
      alt={prompt ?? 'The reported picture'}
      className="aspect-square w-full rounded-lg bg-surface-sunken object-contain"
    />
  );
}
