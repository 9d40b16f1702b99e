import { Maximize2 } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { useLazyPart } from '../use-lazy-part.ts';
import type { ToolModel } from '../use-tool.ts';

async function loadViewer() {
  return (await import('./strip-viewer.tsx')).default;
}

interface ViewLargerProps {
  /** Of the picture among those that are viewed. */
  id: string;
  model: ToolModel;
  /** Takes the focus when a new run begins from the viewer. */
  resultsRef: RefObject<HTMLElement | null>;
}

/** Opens a picture of a strip in large. */
export function ViewLargerButton(props: ViewLargerProps) {
  const { label, viewer, ...opening } = useStripViewer(props);
  return (
    <>
      <IconButton label={label} variant="glass" icon={<Maximize2 className="size-4.5" />} {...opening} />
      {viewer}
    </>
  );
}

/** A picture of a strip that opens itself in large: on small tiles buttons would cover it. */
export function ViewLargerPicture({ children, ...props }: ViewLargerProps & { children: ReactNode }) {
  const { label, viewer, ...opening } = useStripViewer(props);
  return (
    <>
      <button
        type="button"
        title={label}
        {...opening}
        className="block size-full cursor-zoom-in rounded-[inherit] outline-offset-[-3px]"
      >
        {children}
      </button>
      {viewer}
    </>
  );
}

function useStripViewer({ id, model, resultsRef }: ViewLargerProps) {
  const [open, setOpen] = useState(false);
  const { part: StripViewer, hasFailed, retry, fetchAhead } = useLazyPart(loadViewer, open);
  return {
    label: hasFailed && open ? 'This didn’t load. Try again.' : 'View larger',
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick() {
      setOpen(true);
      if (hasFailed) retry();
    },
    viewer: StripViewer && open && (
      <StripViewer {...{ model, resultsRef, open }} firstId={id} onOpenChange={setOpen} />
    ),
  };
}
