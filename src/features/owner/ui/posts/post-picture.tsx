import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { PictureText } from '../../../posts/written/written-posts.types.ts';
import type { MadePicture } from '../../posts/owner-posts.types.ts';
import { useAct } from '../acting/use-act.ts';

/** A picture of a post that visitors may not see yet: drawn when it is first looked at. */
export function PostPicture({ picture }: { picture: PictureText }) {
  const call = useAct();
  const [made, setMade] = useState<MadePicture | null>();
  const body = JSON.stringify({ picture });
  useEffect(() => {
    const unwanted = new AbortController();
    setMade(undefined);
    call<MadePicture>({
      ...{ method: 'POST', path: '/posts/draw', body: JSON.parse(body) },
      signal: unwanted.signal,
    }).then(
      (answer) => unwanted.signal.aborted || setMade(answer),
      (error: unknown) => {
        if (unwanted.signal.aborted) return;
        console.warn(error);
        setMade(null);
      },
    );
    return () => unwanted.abort();
  }, [body, call]);
  if (made === undefined) return <Skeleton className="aspect-[4/3] w-full rounded-lg" />;
  if (made === null)
    return (
      <div className="grid aspect-[4/3] w-full place-items-center rounded-lg bg-surface-sunken text-ink-muted">
        <ImageOff className="size-8" aria-label="The picture couldn’t be drawn" />
      </div>
    );
  return (
    <img
      src={made.address}
      alt={String(picture.alt)}
      className="aspect-[4/3] w-full rounded-lg bg-surface-sunken object-contain"
    />
  );
}
