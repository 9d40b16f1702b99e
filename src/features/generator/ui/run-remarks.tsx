import { Button } from '../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { urls } from '../../../urls.ts';
import { describeEngine, describeNotes } from '../image-notes.rules.ts';
import { FailurePanel } from './failure-panel.tsx';
import type { RunState } from './run/run-state.ts';
import { PaintAgain } from './starting-picture/paint-again.tsx';
import { StripFacts } from './strips/strip-facts.tsx';
import type { ToolModel } from './use-tool.ts';

export { OlderStrips } from './strips/older-strips.tsx';
export { TileActions } from './strips/tile-actions.tsx';

/** Why nothing was drawn and charged; another prompt is another matter. */
export function UndrawnPrompt({ model }: { model: ToolModel }) {
  const { refusal } = model.run;
  if (refusal?.prompt !== model.choices.prompt.trim()) return <UnknownPrompt model={model} />;
  return (
    <Alert announce title="We can’t draw this one">
      {refusal.message}
    </Alert>
  );
}

/** Asks first. */
function UnknownPrompt({ model }: { model: ToolModel }) {
  const { run, choices, obstacle, start } = model;
  if (run.unknownPrompt === null || run.unknownPrompt !== choices.prompt.trim()) return null;
  return (
    <Alert
      announce
      title="We don’t know any of these words yet"
      actions={
        <Button variant="secondary" disabled={obstacle !== null} onClick={() => start({ drawsAnyway: true })}>
          Draw Anyway
        </Button>
      }
    >
      Our illustrator reads ten languages, but it doesn’t know how to draw anything you wrote. It can still
      paint a scene, but not the one you described. You haven’t been charged.
    </Alert>
  );
}

/** What went wrong, and what was given back. */
export function RunProblems({ run }: { run: RunState }) {
  return (
    <>
      {run.notice && <Alert announce>{run.notice}</Alert>}
      {run.failure && <FailurePanel failure={run.failure} />}
      {run.isOutOfRoom && <OutOfRoom isPrivate={Boolean(run.strip?.owner)} />}
    </>
  );
}

/** Nothing that was paid is lost: what an account made is in its gallery. */
function OutOfRoom({ isPrivate }: { isPrivate: boolean }) {
  return (
    <p role="status" className="text-center text-small text-ink-soft">
      {isPrivate
        ? 'Your browser has no room left to keep these pictures on this page. They’re in your gallery.'
        : 'Your browser has no room left, so these pictures won’t be here when you come back. Download the ones you want to keep.'}
    </p>
  );
}

/** What stands below the pictures: where they are kept, what drew them, and the words they leave out. */
export function RunNotes({ model }: { model: ToolModel }) {
  return (
    <>
      {model.run.strip && <StripFacts strip={model.run.strip} />}
      <GalleryNote run={model.run} />
      <PictureNotes model={model} />
      <PaintAgain model={model} />
    </>
  );
}

/** Tells an account where its pictures are, in a line that stays when they have arrived there. */
function GalleryNote({ run }: { run: RunState }) {
  if (run.saving === 'nothing') return null;
  return (
    <p className="text-center text-small text-ink-soft">
      {run.saving === 'saving' ? (
        'Saving to your gallery…'
      ) : (
        <>
          Saved to{' '}
          <SiteLink to={urls.history()} className="font-semibold text-accent underline underline-offset-4">
            your gallery
          </SiteLink>
          .
        </>
      )}
    </p>
  );
}

/** Says honestly what drew the pictures, and which words of the prompt they leave out. */
function PictureNotes({ model }: { model: ToolModel }) {
  const notes = model.run.tiles.map((tile) => tile.recipe?.notes);
  const says = notes.find((note) => note?.says)?.says;
  const lines = [describeNotes(notes), says, describeEngine(notes)].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1 text-center text-small text-ink-muted">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
