import { Sparkles, Square } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_STYLE_NAME, USUAL_STYLE_NAME } from '../../../shared/learned-style-mark.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ChosenStyle } from './chosen-style.types.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { closestMedium, StylePalette } from './style-palette.tsx';
import { keepStyle, type LearnedAnswer } from './style-requests.ts';
import type { KeptStylesModel } from './use-kept-styles.ts';
import type { Learning } from './use-learning.ts';

interface LearnPanelProps {
  files: readonly File[];
  learning: Learning;
  keptStyles: KeptStylesModel;
  onAdd: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
  onUse: (chosen: ChosenStyle) => void;
}

/** From pictures to a style: choose, learn, look at it, use or keep it. */
export function LearnPanel({ files, learning, keptStyles, onAdd, onRemove, onUse }: LearnPanelProps) {
  const { step, start, stop } = learning;
  return (
    <section aria-label="Learn a style" className="grid gap-4">
      <PictureChooser files={files} onAdd={onAdd} onRemove={onRemove} />
      {step.name === 'learning' ? (
        <div className="grid gap-3">
          <ProgressBar label="Learning the style" value={Math.round(step.done * 100)} />
          <div className="flex items-center justify-between gap-4">
            <p className="text-small text-ink-soft">Learning… This takes about ten seconds.</p>
            <Button
              variant="secondary"
              size="small"
              icon={<Square aria-hidden="true" className="size-4" />}
              onClick={stop}
            >
              Stop
            </Button>
          </div>
        </div>
      ) : (
        <div>
          <Button
            disabled={files.length === 0}
            icon={<Sparkles aria-hidden="true" className="size-4.5" />}
            onClick={() => start(files)}
          >
            {step.name === 'learned' ? 'Learn again' : 'Learn this style'}
          </Button>
        </div>
      )}
      {step.name === 'failed' && <Alert tone="error">{step.message}</Alert>}
      {step.name === 'learned' && <LearnedResult answer={step.answer} {...{ files, keptStyles, onUse }} />}
    </section>
  );
}

interface LearnedResultProps extends Pick<LearnPanelProps, 'files' | 'keptStyles' | 'onUse'> {
  answer: LearnedAnswer;
}

function LearnedResult({ answer: { style, previews }, files, keptStyles, onUse }: LearnedResultProps) {
  const [name, setName] = useState(USUAL_STYLE_NAME);
  const [isKept, setIsKept] = useState(false);
  const mostPictures = keptStyles.kept?.mostPictures ?? 0;
  const chosen = { name: name.trim() || USUAL_STYLE_NAME, style };
  const keep = async () =>
    setIsKept(await keptStyles.change(() => keepStyle(chosen, files.slice(0, mostPictures))));
  return (
    <div className="grid animate-fade-in gap-4 rounded-lg border border-line bg-surface-raised/50 p-4">
      <div className="grid grid-cols-2 gap-3">
        {previews.map((src, index) => (
          <img
            key={src.slice(-24)}
            src={src}
            alt={index === 0 ? 'A fox in this style' : 'A bowl of fruit in this style'}
            className="aspect-square w-full rounded-md"
          />
        ))}
      </div>
      <div className="grid gap-2">
        <p role="status" className="text-small font-semibold text-ink">
          {closestMedium(style)}
        </p>
        <StylePalette style={style} />
      </div>
      <TextField
        label="Name"
        value={name}
        maxLength={LONGEST_STYLE_NAME}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => onUse(chosen)}>
          Use it
        </Button>
        {keptStyles.isAccount ? (
          <Button variant="secondary" size="small" disabled={isKept} onClick={() => void keep()}>
            {isKept ? 'Kept' : 'Keep it'}
          </Button>
        ) : (
          <p className="text-small text-ink-muted">
            It lasts until you close this tab. Sign in to keep styles in your account.
          </p>
        )}
      </div>
      {mostPictures > 0 && (
        <p className="text-caption text-ink-muted">
          Small copies of {files.length > mostPictures ? `${mostPictures} of your pictures` : 'your pictures'}{' '}
          are kept with it for image engines that look at pictures, and deleted with it.
        </p>
      )}
    </div>
  );
}
