import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { PostKind } from '../../../posts/written/written-posts.types.ts';
import { askForPictures } from './ask-for-pictures.ts';
import type { Preview } from './use-preview.ts';

/** How wide the window of a reader is, in pixels. */
const WINDOWS = { phone: 390, desktop: 1280 } as const;

/** The page as readers will see it, in a frame in which no script runs. */
export function PostPreview({ kind, html, problem }: Preview & { kind: PostKind }) {
  // Stories are made for phones.
  const [reader, setReader] = useState<keyof typeof WINDOWS>(kind === 'story' ? 'phone' : 'desktop');
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-small font-semibold text-ink-soft">As readers see it</h2>
        <div className="flex">
          <IconButton
            label="On a phone"
            pressed={reader === 'phone'}
            icon={<Smartphone className="size-4" />}
            onClick={() => setReader('phone')}
          />
          <IconButton
            label="On a desktop"
            pressed={reader === 'desktop'}
            icon={<Monitor className="size-4" />}
            onClick={() => setReader('desktop')}
          />
        </div>
      </div>
      {problem && <Alert>{problem}</Alert>}
      {html === null ? (
        <Skeleton className="h-64 rounded-xl" />
      ) : (
        <ScaledFrame html={html} width={WINDOWS[reader]} />
      )}
    </section>
  );
}

function ScaledFrame({ html, width }: { html: string; width: number }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  const margin = Math.max(0, (room.width - width) / 2);
  return (
    <div
      ref={boxRef}
      style={{ height: 'calc(100dvh - 9rem)' }}
      className="overflow-hidden rounded-xl border border-line-strong bg-ground"
    >
      {room.width > 0 && (
        <Frame
          html={html}
          style={{
            width,
            height: room.height / scale,
            transform: `translateX(${margin}px) scale(${scale})`,
            transformOrigin: 'top left',
          }}
        />
      )}
    </div>
  );
}

/** Shows another page in the place of the last one, where its reader had scrolled to. */
function Frame({ html, style }: { html: string; style: React.CSSProperties }) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [first] = useState(html);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const page = frameRef.current?.contentDocument;
    if (!isLoaded || !page) return;
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const place = page.scrollingElement?.scrollTop ?? 0;
    page.body.replaceWith(page.adoptNode(body));
    page.scrollingElement?.scrollTo({ top: place, behavior: 'instant' });
  }, [html, isLoaded]);
  const prepare = () => {
    const page = frameRef.current?.contentDocument;
    if (!page) return;
    // Its links would lead away from what is written.
    page.addEventListener('click', (event) => event.preventDefault());
    askForPictures(page);
    setIsLoaded(true);
  };
  return (
    <iframe
      ref={frameRef}
      title="The post as readers see it"
      sandbox="allow-same-origin"
      srcDoc={first}
      onLoad={prepare}
      style={style}
      className="block border-0"
    />
  );
}
