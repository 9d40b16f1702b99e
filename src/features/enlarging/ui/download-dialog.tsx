import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { urls } from '../../../urls.ts';
import { findPlan, isPaidPlan } from '../../plans/plans.rules.ts';
import { PromptSwitch } from '../../provenance/ui/prompt-switch.tsx';
import { useIdentity } from '../../user-status/ui/use-identity.ts';
import {
  ENLARGED_SIDES,
  type EnlargedFormat,
  type EnlargedSize,
  enlargedSize,
  estimateEnlargement,
  largeFileName,
  type PictureSize,
} from '../enlarging.rules.ts';
import { type LargeFileState, useLargeFile } from './use-large-file.ts';

type Size = 'original' | EnlargedSize;

interface DownloadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  picture: PictureSize;
  /** Its ID in the gallery; null for a picture that is in none. */
  imageId: string | null;
  /** What the original is saved as, with any ending. */
  fileName: string;
  /** As the visitor typed it. */
  prompt: string;
  /** Saves the picture as large as it is. */
  saveOriginal: (type: `image/${EnlargedFormat}`, fileName: string) => Promise<void>;
}

const FORMATS: readonly { value: EnlargedFormat; label: string }[] = [
  { value: 'png', label: 'PNG' },
  { value: 'jpeg', label: 'JPEG' },
  { value: 'webp', label: 'WebP' },
];

const inPixels = ({ width, height }: PictureSize) => `${width} × ${height}`;

/** Three beside each other, or three rows on a phone: never two and one. */
const BESIDE_OR_BELOW = 'max(9.5rem, (28rem - 100%) * 99)';

/** Which size, which kind of file, and how it is going. */
export default function DownloadDialog(props: DownloadDialogProps) {
  const { open, onOpenChange, picture, imageId, fileName, prompt, saveOriginal } = props;
  const [size, setSize] = useState<Size>('original');
  const [format, setFormat] = useState<EnlargedFormat>('png');
  const { state, run, enlarge, stop, forget } = useLargeFile();
  const mayEnlarge = useHasPlan() && imageId !== null;
  const isPreparing = state.name === 'preparing';
  const choose = (set: () => void) => {
    forget();
    set();
  };
  const download = () => {
    if (size === 'original') {
      return run(() => saveOriginal(`image/${format}`, largeFileName(fileName, format)));
    }
    if (imageId === null) return;
    return enlarge(imageId, { size, format }, { fileName: largeFileName(fileName, format, size), prompt });
  };
  const change = (next: boolean) => {
    if (!next) stop();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="medium"
      title="Download"
      description="Choose a size and a kind of file."
      footer={
        isPreparing ? (
          <Button key="stop" variant="secondary" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button
            key="download"
            disabled={size !== 'original' && !mayEnlarge}
            onClick={() => void download()}
          >
            Download
          </Button>
        )
      }
    >
      <fieldset disabled={isPreparing} className="grid min-w-0 gap-6">
        <RadioCards
          legend="Size in pixels"
          narrowest={BESIDE_OR_BELOW}
          options={listSizes(picture)}
          value={size}
          onValueChange={(value) => choose(() => setSize(value as Size))}
        />
        <RadioCards
          legend="File"
          narrowest="6.25rem"
          options={FORMATS}
          value={format}
          onValueChange={(value) => choose(() => setFormat(value as EnlargedFormat))}
        />
        <PromptSwitch />
      </fieldset>
      <div className="mt-6 min-h-14">
        {size !== 'original' && !mayEnlarge ? (
          <NeedsPlan isSaved={imageId !== null} />
        ) : (
          <Standing state={state} cost={describeCost(picture, size, format)} />
        )}
      </div>
    </Dialog>
  );
}

function listSizes(picture: PictureSize) {
  const larger = (Object.keys(ENLARGED_SIDES) as EnlargedSize[])
    .filter((size) => ENLARGED_SIDES[size] > Math.max(picture.width, picture.height))
    .map((size) => ({
      value: size,
      label: size.toUpperCase(),
      detail: inPixels(enlargedSize(picture, size)),
    }));
  return [{ value: 'original', label: 'Original', detail: inPixels(picture) }, ...larger];
}

function useHasPlan(): boolean {
  const identity = useIdentity();
  return (
    identity?.kind === 'account' && identity.status !== null && isPaidPlan(findPlan(identity.status.plan))
  );
}

function describeCost(picture: PictureSize, size: Size, format: EnlargedFormat): string {
  if (size === 'original') return 'Saved right away.';
  const { seconds, megabytes } = estimateEnlargement(picture, { size, format });
  return `About ${count(seconds, 'second')} to prepare, about ${count(megabytes, 'megabyte')}. It costs no credits.`;
}

function count(amount: number, unit: string): string {
  const whole = Math.max(1, Math.round(amount));
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}

function NeedsPlan({ isSaved }: { isSaved: boolean }) {
  return (
    <Alert tone="info">
      {isSaved
        ? '4K and 8K downloads come with every paid plan. '
        : '4K and 8K downloads are for pictures that you make while signed in with a paid plan. '}
      <SiteLink to={urls.pricing()} className="font-semibold underline">
        See the plans
      </SiteLink>
    </Alert>
  );
}

/** One line that is always there, so that nothing moves when it changes. */
function Standing({ state, cost }: { state: LargeFileState; cost: string }) {
  if (state.name === 'failed') return <Alert tone="error">{state.message}</Alert>;
  if (state.name === 'preparing') {
    const { state: phase, done } = state.progress;
    const isWaiting = phase !== 'working';
    return (
      <>
        <p role="status" className="text-ink-soft">
          {isWaiting ? 'Waiting for its turn…' : 'Preparing your file. Keep this open…'}
        </p>
        <ProgressBar
          className="mt-3"
          label="Preparing your file"
          {...(!isWaiting && { value: Math.round(done * 100) })}
        />
      </>
    );
  }
  const texts = { idle: cost, stopped: 'Stopped. Nothing was saved.', saved: 'Saved to your downloads.' };
  return (
    <p role="status" className="text-ink-soft">
      {texts[state.name]}
    </p>
  );
}
