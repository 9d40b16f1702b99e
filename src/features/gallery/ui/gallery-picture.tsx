import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { ImageReveal } from '../../../ui/image-reveal.tsx';

interface GalleryPictureProps {
  src: string;
  alt: string;
  /** Off for the picture that a visitor asked to see. */
  isLazy?: boolean;
  /** Lights the room that the picture leaves in its frame with its own colors. */
  hasBackdrop?: boolean;
  /** Looks for another address; settles when there is one or none is to be had. */
  onBroken: (src: string) => Promise<void>;
}

type Trouble = { src: string; isOver: boolean };

/** A picture that asks for a new address when its own no longer answers, and says so when there is none. */
export function GalleryPicture({
  src,
  alt,
  isLazy = true,
  hasBackdrop = false,
  onBroken,
}: GalleryPictureProps) {
  const [loadedSrc, setLoadedSrc] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const lookForAnother = async () => {
    setTrouble({ src, isOver: false });
    await onBroken(src);
    setTrouble({ src, isOver: true });
  };
  if (trouble?.src === src) return trouble.isOver ? <MissingPicture alt={alt} /> : <AwaitedPicture />;
  return (
    <>
      {/* Not before the picture is here: a background is fetched at once, however far down the page. */}
      {hasBackdrop && loadedSrc === src && <Backdrop src={src} />}
      <ImageReveal
        key={src}
        src={src}
        alt={alt}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        // The whole picture: a wide or tall one keeps its ends.
        className="object-contain!"
        onLoad={() => setLoadedSrc(src)}
        onError={() => void lookForAnother()}
      />
    </>
  );
}

function Backdrop({ src }: { src: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundImage: `url(${JSON.stringify(src)})` }}
      className="absolute inset-0 scale-125 animate-fade-in bg-cover bg-center opacity-45 blur-xl"
    />
  );
}

function AwaitedPicture() {
  return (
    <span className="grid size-full place-items-center text-ink-soft">
      <Spinner label="Loading image" className="size-7" />
    </span>
  );
}

function MissingPicture({ alt }: { alt: string }) {
  return (
    <span
      role="img"
      aria-label={alt}
      className="flex size-full flex-col items-center justify-center gap-3 p-5 text-center text-small text-ink-soft"
    >
      <ImageOff aria-hidden="true" className="size-7 text-danger" />
      We couldn’t load this picture.
    </span>
  );
}
