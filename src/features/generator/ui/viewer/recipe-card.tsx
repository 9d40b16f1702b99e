import { Paintbrush } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { listFacts, listOptions } from './recipe-facts.ts';
import type { PictureFacts } from './viewer.types.ts';

/** The words, the choices and the figures behind an image. */
export function RecipeCard({ image, onPaint }: { image: PictureFacts; onPaint?: () => void }) {
  const { prompt, fullPrompt, recipe } = image;
  const options = listOptions(image);
  return (
    <div className="grid grid-cols-1 gap-6">
      {prompt && <Words name="Prompt" text={prompt} subject="prompt" isMain />}
      {recipe?.negativePrompt && (
        <Words name="Negative prompt" text={recipe.negativePrompt} subject="negative prompt" />
      )}
      {options.length > 0 && (
        <Part name="Options">
          <ul className="flex flex-wrap gap-2">
            {options.map(({ name, value }) => (
              <li key={name} className="max-w-full">
                <Badge>
                  <span className="font-medium text-ink-muted">{name}:</span> <bdi>{value}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 rounded-lg border border-line bg-surface-sunken/60 p-4">
        {listFacts(image).map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-caption text-ink-muted">{name}</dt>
            <dd className="mt-0.5 wrap-break-word text-small font-medium text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {image.startingPictureUrl && (
        <Part name="Starting picture">
          <div className="flex flex-wrap items-center gap-4">
            <img
              src={image.startingPictureUrl}
              alt="What it started from"
              className="size-24 rounded-md bg-surface-sunken object-cover"
            />
            {onPaint && (
              <Button
                variant="secondary"
                size="small"
                icon={<Paintbrush aria-hidden="true" className="size-4" />}
                onClick={onPaint}
              >
                Paint this picture again
              </Button>
            )}
          </div>
        </Part>
      )}
      {fullPrompt && fullPrompt !== prompt && (
        <Words name="Full prompt, as it was drawn" text={fullPrompt} subject="full prompt" />
      )}
    </div>
  );
}

interface WordsProps {
  name: string;
  text: string;
  /** What the copy button copies. */
  subject: string;
  isMain?: boolean;
}

function Words({ name, text, subject, isMain = false }: WordsProps) {
  return (
    <Part name={name} aside={<CopyButton text={text} subject={subject} className="-my-2" />}>
      <p
        dir="auto"
        className={`wrap-break-word whitespace-pre-line ${isMain ? 'text-lead text-ink' : 'text-ink-soft'}`}
      >
        {text}
      </p>
    </Part>
  );
}

function Part({ name, aside, children }: { name: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="mb-2 flex min-h-6 items-center gap-1">
        <h3 className="font-body text-small font-semibold text-ink-muted">{name}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
