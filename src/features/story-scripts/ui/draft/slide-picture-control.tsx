import { ImagePlus, RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { isPending } from '../../draft/story-draft.rules.ts';
import type { DraftSlide } from '../../draft/story-draft.types.ts';
import { SlidePictureFrame } from './slide-picture-frame.tsx';

interface SlidePictureControlProps {
  slide: DraftSlide;
  onDraw: () => void;
  onFile: (file: File) => void;
}

/** The picture of a slide, and where another one comes from. */
export function SlidePictureControl({ slide, onDraw, onFile }: SlidePictureControlProps) {
  const { key, work } = slide;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,7rem)_minmax(0,1fr)] content-start items-start gap-3 @lg:grid-cols-1">
      <SlidePictureFrame slide={slide} />
      <div className="grid gap-1.5">
        <Button
          id={`draft-${key}-picture`}
          variant="secondary"
          size="small"
          block
          disabled={isPending(slide)}
          onClick={onDraw}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
        >
          {drawLabel(slide)}
        </Button>
        <FileButton onFile={onFile} />
        {work.status === 'failed' && (
          <p className="px-1 text-caption wrap-break-word text-danger">{work.detail ?? work.message}</p>
        )}
      </div>
    </div>
  );
}

function drawLabel({ picture, work }: DraftSlide): string {
  if (work.status === 'failed') return 'Try Again';
  return picture ? 'Draw again' : 'Draw';
}

function FileButton({ onFile }: Pick<SlidePictureControlProps, 'onFile'>) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        block
        onClick={() => file.current?.click()}
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        className="px-2!"
      >
        Use my picture
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // Choosing the same file again must count as a choice.
          currentTarget.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </>
  );
}
