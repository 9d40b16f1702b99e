import { Dices } from 'lucide-react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Toggle } from '../../../../ui/fields/toggle.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { randomSeed } from '../../../generator/seeds.rules.ts';
import { DRAFT_STYLES } from '../../draft/draft-prompt.rules.ts';
import { retitled, withLook } from '../../draft/story-draft.rules.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';
import { PACKAGE_LIMITS } from '../../draft/story-package-limits.rules.ts';
import type { DraftStudio } from './draft-studio.ts';
import { DrawBar } from './draw-bar.tsx';

const STYLE_OPTIONS = DRAFT_STYLES.map((style) => ({ value: style, label: style }));
const LONGEST_SEED = 9;

interface DraftSetupProps {
  studio: DraftStudio;
  draft: StoryDraft;
  photo: Blob | null;
  onPreview: () => void;
}

/** What all slides share, and the button that has them drawn. */
export function DraftSetup({ studio, draft, photo, onPreview }: DraftSetupProps) {
  const { title, look } = draft;
  return (
    <div className="grid gap-5">
      <TextField
        id="draft-title"
        label="Title of the story"
        dir="auto"
        value={title}
        maxLength={PACKAGE_LIMITS.titleLength}
        error={title.trim() === '' ? 'The story needs a title.' : undefined}
        onChange={(event) => {
          const { value } = event.currentTarget;
          studio.change((now) => retitled(now, value));
        }}
      />
      <div className="grid gap-5 @md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Select
          label="Art style"
          options={STYLE_OPTIONS}
          value={look.style}
          onValueChange={(style) => studio.change((now) => withLook(now, { style }))}
        />
        <SeedChoice studio={studio} seed={look.seed} />
      </div>
      {photo && <PhotoChoice studio={studio} draft={draft} photo={photo} />}
      <DrawBar studio={studio} draft={draft} onPreview={onPreview} />
    </div>
  );
}

function SeedChoice({ studio, seed }: { studio: DraftStudio; seed: number }) {
  const setSeed = (next: number) => studio.change((now) => withLook(now, { seed: next }));
  return (
    <NumberField
      label="Seed"
      value={String(seed)}
      maxLength={LONGEST_SEED}
      hint="One style for all slides, so they match."
      onValueChange={(text) => setSeed(Number(text))}
      actions={
        <IconButton
          label="Roll a new seed"
          variant="solid"
          icon={<Dices aria-hidden="true" className="size-4.5" />}
          onClick={() => setSeed(randomSeed(Math.random))}
        />
      }
    />
  );
}

function PhotoChoice({ studio, draft, photo }: { studio: DraftStudio; draft: StoryDraft; photo: Blob }) {
  const shown = draft.slides.find(({ picture }) => picture?.origin === 'photo');
  const change = (isWanted: boolean) => {
    const [first] = draft.slides;
    if (isWanted && first) void studio.take(first.key, photo, 'photo');
    else if (shown) studio.clear(shown.key);
  };
  return (
    <Toggle
      label="Show my photo on the first slide"
      hint="We crop it for phone screens, right here in your browser."
      checked={shown !== undefined}
      onCheckedChange={change}
    />
  );
}
