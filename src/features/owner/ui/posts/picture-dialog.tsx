import { Dices, Upload, Wand } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { PictureText, PostKind } from '../../../posts/written/written-posts.types.ts';
import type { MadePicture } from '../../posts/owner-posts.types.ts';
import { describeActFailure } from '../acting/describe-act-failure.ts';
import { useAct } from '../acting/use-act.ts';
import { PostPicture } from './post-picture.tsx';

interface PictureDialogProps {
  kind: PostKind;
  /** The picture that is changed; null for a new one. */
  started: PictureText | null;
  styles: readonly string[];
  onUse: (picture: PictureText) => void;
  onClose: () => void;
}

const SIZES = [
  { value: '1344x768', label: 'Wide, 1344 × 768' },
  { value: '1024x768', label: 'Landscape, 1024 × 768' },
  { value: '1024x1024', label: 'Square, 1024 × 1024' },
  { value: '768x1024', label: 'Portrait, 768 × 1024' },
  { value: '720x1280', label: 'A phone, 720 × 1280' },
] as const;

const SEEDS = 1_000_000;
const FALLBACK = 'The picture couldn’t be uploaded. Please try again.';

/** A picture by words, or from a file; both need words for those who cannot see it. */
export function PictureDialog({ kind, started, styles, onUse, onClose }: PictureDialogProps) {
  const call = useAct();
  const [way, setWay] = useState(started && 'file' in started ? 'upload' : 'draw');
  const [picture, setPicture] = useState<PictureText>(started ?? newPicture(kind));
  /** What is looked at: only drawn when it is asked for. */
  const [shown, setShown] = useState<PictureText | null>(started);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const formId = useId();
  const change = (part: PictureText) => setPicture((before) => ({ ...before, ...part }));
  const text = (name: string) => String(picture[name] ?? '');
  const draw = () => setShown({ ...recipeOf(picture), alt: text('alt') || text('prompt') });
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setIsBusy(true);
    setProblem(null);
    const body = new FormData();
    body.append('picture', file);
    try {
      const made = await call<MadePicture>({ method: 'POST', path: '/posts/pictures', body });
      if (made?.file) {
        change({ file: made.file });
        setShown({ file: made.file, alt: made.file });
      }
    } catch (error) {
      setProblem(describeActFailure(error, FALLBACK));
    }
    setIsBusy(false);
  };
  const isDrawn = way === 'draw';
  const isReady = text('alt').trim() !== '' && text(isDrawn ? 'prompt' : 'file').trim() !== '';
  const use = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onUse(isDrawn ? recipeOf(picture) : { file: text('file'), alt: text('alt') });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="large"
      title={started ? 'Change the picture' : 'Add a picture'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!isReady}>
            Use This Picture
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={use} noValidate className="grid gap-5">
        {problem && <Alert tone="error">{problem}</Alert>}
        {!started && (
          <RadioCards
            legend="Where does it come from?"
            options={[
              { value: 'draw', label: 'Draw it', icon: <Wand aria-hidden="true" className="size-5" /> },
              { value: 'upload', label: 'Upload it', icon: <Upload aria-hidden="true" className="size-5" /> },
            ]}
            value={way}
            onValueChange={setWay}
          />
        )}
        <div className="grid gap-5 md:grid-cols-2">
          <div className="grid content-start gap-5">
            {isDrawn ? (
              <>
                <TextArea
                  label="Words"
                  required
                  rows={2}
                  maxLength={2000}
                  value={text('prompt')}
                  onChange={(event) => change({ prompt: event.currentTarget.value })}
                />
                <Select
                  label="Style"
                  options={styles.map((style) => ({ value: style, label: style }))}
                  value={text('style') || 'Default'}
                  onValueChange={(style) => change({ style })}
                />
                <Select
                  label="Size"
                  options={sizesWith(text('size'))}
                  value={text('size')}
                  onValueChange={(size) => change({ size })}
                />
                <div className="flex items-end gap-2">
                  <NumberField
                    label="Seed"
                    className="flex-1"
                    maxLength={9}
                    value={text('seed')}
                    onValueChange={(seed) => change({ seed: Number(seed) })}
                  />
                  <IconButton
                    label="Another seed"
                    icon={<Dices className="size-5" />}
                    onClick={() => change({ seed: anySeed() })}
                  />
                </div>
              </>
            ) : (
              <label className="grid gap-1.5 text-small font-semibold text-ink-soft">
                File
                <input
                  type="file"
                  accept="image/jpeg,image/png,image/webp"
                  aria-busy={isBusy}
                  className="field-frame p-2.5 font-normal"
                  onChange={(event) => void upload(event.currentTarget.files?.[0])}
                />
                <span className="text-caption font-normal text-ink-muted">
                  JPEG, PNG or WebP, up to 12 MB. What a camera wrote into it is taken out.
                </span>
              </label>
            )}
            <TextField
              label="What it shows"
              required
              maxLength={500}
              hint="For those who cannot see it."
              value={text('alt')}
              onChange={(event) => change({ alt: event.currentTarget.value })}
            />
          </div>
          <div className="grid content-start gap-3">
            {shown ? (
              <PostPicture picture={shown} />
            ) : (
              <div className="grid aspect-[4/3] place-items-center rounded-lg border border-dashed border-line-strong p-6 text-center text-small text-ink-muted">
                {isDrawn ? 'Say what to draw, then look at it here.' : 'Your file shows here.'}
              </div>
            )}
            {isDrawn && (
              <Button variant="secondary" disabled={text('prompt').trim() === ''} onClick={draw}>
                Draw This
              </Button>
            )}
          </div>
        </div>
      </form>
    </Dialog>
  );
}

function newPicture(kind: PostKind): PictureText {
  return { prompt: '', seed: anySeed(), size: kind === 'story' ? '720x1280' : '1344x768', alt: '' };
}

const anySeed = (): number => Math.floor(Math.random() * SEEDS);

/** Without what only a file has, and without a choice that is none. */
function recipeOf({ file: _, style, ...recipe }: PictureText): PictureText {
  return style === undefined || style === 'Default' ? recipe : { ...recipe, style };
}

/** A size that was written by hand stays on offer. */
function sizesWith(size: string) {
  return SIZES.some(({ value }) => value === size) ? SIZES : [{ value: size, label: size }, ...SIZES];
}
