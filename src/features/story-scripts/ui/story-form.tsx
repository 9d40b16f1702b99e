import { Sparkles } from 'lucide-react';
import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LONGEST_TITLE } from '../script-request.rules.ts';
import { MainImageField } from './main-image-field.tsx';
import { useArrivingImages } from './use-arriving-images.ts';
import type { StoryGeneratorModel } from './use-story-generator.ts';

interface StoryFormProps {
  model: StoryGeneratorModel;
  buttonRef: Ref<HTMLButtonElement>;
}

/** From here on it is worth knowing how much room is left. */
const COUNTED_FROM = 160;

/** What a visitor gives, and presses. */
export function StoryForm({ model, buttonRef }: StoryFormProps) {
  const { title, setTitle, mainImage, isComplete, outcome, refusal, submit } = model;
  const isDragging = useArrivingImages(mainImage.choose);
  const isWriting = outcome.phase === 'writing';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Card highlighted>
      <form onSubmit={onSubmit} noValidate aria-label="Story script" className="grid gap-5">
        <TextField
          label="Story Title"
          placeholder="The night market of Luang Prabang"
          value={title}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          enterKeyHint="go"
          hint={titleHint(title)}
          aria-invalid={refusal !== undefined && title.trim() === ''}
          onChange={(event) => setTitle(event.currentTarget.value)}
          onKeyDown={(event) => submitByEnter(event, submit)}
        />
        <MainImageField model={mainImage} isDragging={isDragging} />
        <div className="grid gap-3">
          <Button
            ref={buttonRef}
            type="submit"
            size="large"
            block
            disabled={isWriting || !isComplete}
            icon={<Sparkles aria-hidden="true" className="size-5 shrink-0" />}
            className="max-sm:px-4 max-sm:text-body"
          >
            {isWriting ? 'Generating Script...' : 'Generate Story Script'}
          </Button>
          <p className="text-center text-caption text-ink-muted">{formNote(model)}</p>
        </div>
      </form>
    </Card>
  );
}

/** A disabled button keeps a form from being sent by Enter, and then nothing would say what is missing. */
function submitByEnter(event: KeyboardEvent, submit: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  submit();
}

function titleHint(title: string): string {
  const left = LONGEST_TITLE - title.length;
  if (title.length < COUNTED_FROM) return 'The story is told around these words.';
  return left === 1 ? '1 character left' : `${left} characters left`;
}

function formNote({ title, mainImage }: StoryGeneratorModel): string {
  const hasTitle = title.trim() !== '';
  if (hasTitle && mainImage.image) return 'Free, no account needed. Your picture is not stored.';
  if (hasTitle) return 'Now add a picture.';
  return mainImage.image ? 'Now give the story a title.' : 'Add a title and a picture to begin.';
}
