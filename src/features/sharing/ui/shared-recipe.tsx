import { Badge } from '../../../ui/feedback/badge.tsx';
import { OPTION_LIST_DESCRIPTIONS } from '../../generator/options/option-list-descriptions.rules.ts';
import type { ReusedSettings } from '../../generator/reused-settings.rules.ts';

/** How a shared picture was made, as far as a tool takes it. */
export function SharedRecipe({ recipe }: { recipe: ReusedSettings }) {
  const { prompt, negativePrompt, options = {}, seed, width, height } = recipe;
  const chosen = OPTION_LIST_DESCRIPTIONS.filter(({ name }) => options[name]);
  return (
    <section
      aria-label="How it was made"
      className="grid gap-5 rounded-lg border border-line bg-surface-sunken/60 p-5"
    >
      {prompt && <Words name="Prompt" text={prompt} />}
      {negativePrompt && <Words name="Negative prompt" text={negativePrompt} />}
      {chosen.length > 0 && (
        <ul aria-label="Options" className="flex flex-wrap gap-2">
          {chosen.map(({ name, label }) => (
            <li key={name} className="max-w-full">
              <Badge>
                <span className="font-medium text-ink-muted">{label}:</span> <bdi>{options[name]}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="text-small text-ink-muted tabular-nums">
        {width} × {height}
        {seed !== undefined && `, seed ${seed}`}
      </p>
    </section>
  );
}

function Words({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <h2 className="font-body text-small font-semibold text-ink-muted">{name}</h2>
      <p dir="auto" className="mt-1 wrap-break-word whitespace-pre-line text-ink-soft">
        {text}
      </p>
    </div>
  );
}
