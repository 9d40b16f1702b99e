import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Disclosure } from '../../../../ui/folding/disclosure.tsx';
import {
  hasBrokenLink,
  isWordless,
  LINK_PROBLEM,
  WORDLESS_PROBLEM,
} from '../../draft/draft-problems.rules.ts';
import { slideAlt } from '../../draft/slide-texts.rules.ts';
import { COMFORTABLE_CAPTION, SCENE_LENGTH } from '../../draft/story-draft.rules.ts';
import type { DraftSlide, SlideTexts } from '../../draft/story-draft.types.ts';
import { PACKAGE_LIMITS } from '../../draft/story-package-limits.rules.ts';

interface SlideFieldsProps {
  slide: DraftSlide;
  onChange: (texts: Partial<SlideTexts>) => void;
}

/** The words of a slide. */
export function SlideFields({ slide, onChange }: SlideFieldsProps) {
  const { key, heading, caption, link } = slide;
  return (
    <div className="grid min-w-0 content-start gap-4">
      <TextField
        id={`draft-${key}-heading`}
        label="Heading"
        dir="auto"
        value={heading}
        maxLength={PACKAGE_LIMITS.headingLength}
        hint={isWordless(slide) && WORDLESS_PROBLEM}
        onChange={(event) => onChange({ heading: event.currentTarget.value })}
      />
      <TextArea
        id={`draft-${key}-caption`}
        label="Caption"
        dir="auto"
        value={caption}
        maxLength={PACKAGE_LIMITS.captionLength}
        counter
        hint={
          caption.length > COMFORTABLE_CAPTION &&
          `That’s long for text on a picture. Up to ${COMFORTABLE_CAPTION} characters work best.`
        }
        onChange={(event) => onChange({ caption: event.currentTarget.value })}
      />
      <TextField
        id={`draft-${key}-link`}
        label="Shop Now link (optional)"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={link}
        maxLength={PACKAGE_LIMITS.linkLength}
        error={hasBrokenLink(slide) ? LINK_PROBLEM : undefined}
        onChange={(event) => onChange({ link: event.currentTarget.value })}
      />
      <Disclosure label="Picture details" className="-mx-3">
        <div className="grid gap-4 px-3 pb-1">
          <TextField
            label="What to draw"
            dir="auto"
            value={slide.scene}
            maxLength={SCENE_LENGTH}
            placeholder="Heading and caption"
            hint="Your own prompt for the picture, instead of the heading and caption."
            onChange={(event) => onChange({ scene: event.currentTarget.value })}
          />
          <TextField
            label="Description for people who can’t see it"
            dir="auto"
            value={slide.alt ?? slideAlt(slide)}
            maxLength={PACKAGE_LIMITS.altLength}
            onChange={(event) => onChange({ alt: event.currentTarget.value })}
          />
        </div>
      </Disclosure>
    </div>
  );
}
