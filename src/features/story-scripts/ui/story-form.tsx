import { Sparkles } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { READ_ONLY_NOTE } from '../../../shared/read-only.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ScriptsNeeded } from '../../../ui/feedback/scripts-needed.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { isTitleGiven } from '../script-request.rules.ts';
import { forgetStudio } from './draft/draft-cache.ts';
import { DraftQuestion } from './draft-question.tsx';
import { MainImageField } from './main-image-field.tsx';
import { StoryTitleField } from './story-title-field.tsx';
import { useArrivingImages } from './use-arriving-images.ts';
import type { StoryGeneratorModel } from './use-story-generator.ts';

interface StoryFormProps {
  model: StoryGeneratorModel;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** What a visitor gives, and presses. */
export function StoryForm({ model, buttonRef }: StoryFormProps) {
  const { title, setTitle, mainImage, isComplete, outcome, refusal } = model;
  const titleRef = useRef<HTMLInputElement>(null);
  const pickerRef = useRef<HTMLInputElement>(null);
  const isDragging = useArrivingImages(mainImage.choose);
  const { readOnly } = useSiteInfo();
  const isWriting = outcome.phase === 'writing';
  const hasTitle = isTitleGiven(title);
  const [wasAsked, setWasAsked] = useState(false);
  const isAsking = wasAsked && model.isDraftAtRisk;
  const keepDraft = () => {
    // The button takes the focus only once it is enabled again.
    flushSync(() => setWasAsked(false));
    buttonRef.current?.focus();
  };
  const replaceDraft = () => {
    setWasAsked(false);
    forgetStudio();
    model.submit();
  };
  const submit = () => {
    if (readOnly) return;
    if (isComplete && model.isDraftAtRisk) return setWasAsked(true);
    model.submit();
    if (!isComplete) (hasTitle ? pickerRef : titleRef).current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Card highlighted>
      <ScriptsNeeded>Writing a story needs JavaScript. Please turn it on in your browser.</ScriptsNeeded>
      <form onSubmit={onSubmit} noValidate aria-label="Story script" className="grid gap-5 noscript:hidden">
        {readOnly && <Alert>{READ_ONLY_NOTE}</Alert>}
        <StoryTitleField
          ref={titleRef}
          title={title}
          error={refusal && !hasTitle ? 'The story needs a title.' : undefined}
          onChange={setTitle}
          onEnter={submit}
        />
        <MainImageField
          ref={pickerRef}
          model={mainImage}
          isDragging={isDragging}
          error={refusal && !mainImage.image ? 'The story needs a picture.' : undefined}
        />
        {isAsking && <DraftQuestion onKeep={keepDraft} onReplace={replaceDraft} />}
        <div className="grid gap-3">
          <Button
            ref={buttonRef}
            type="submit"
            size="large"
            block
            disabled={readOnly || isWriting || isAsking || !isComplete}
            icon={<Sparkles aria-hidden="true" className="size-5 shrink-0" />}
            className="max-sm:px-4 max-sm:text-body"
          >
            {isWriting ? 'Generating Script...' : 'Generate Story Script'}
          </Button>
          {!readOnly && <p className="text-center text-caption text-ink-muted">{formNote(model)}</p>}
        </div>
      </form>
    </Card>
  );
}

function formNote({ title, mainImage }: StoryGeneratorModel): string {
  const hasTitle = isTitleGiven(title);
  if (hasTitle && mainImage.image) return 'Free, no account needed. Your picture is not stored.';
  if (hasTitle) return 'Now add a picture.';
  return mainImage.image ? 'Now give the story a title.' : 'Add a title and a picture to begin.';
}
