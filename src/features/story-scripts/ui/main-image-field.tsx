import { ImagePlus, X } from 'lucide-react';
import { type Ref, useId } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field, fieldAttributes } from '../../../ui/fields/field.tsx';
import { describeSize } from '../main-image.rules.ts';
import type { MainImageModel } from './use-main-image.ts';

interface MainImageFieldProps {
  model: MainImageModel;
  /** A file hovers over the page. */
  isDragging: boolean;
  /** What is wrong with having none. */
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The picker of the picture. The input itself fills the frame, unseen, so that it is pressed and focused as one. */
export function MainImageField({ model, isDragging, error: absence, ref }: MainImageFieldProps) {
  const { image, refusal, choose, clear } = model;
  const error = refusal ?? absence;
  const fieldId = useId();
  const hint = image
    ? `${image.file.name} · ${describeSize(image.file.size)}`
    : 'JPEG, PNG, WebP, AVIF or GIF, up to 8 MB';
  return (
    <Field
      fieldId={fieldId}
      label="Main Image"
      hint={<span className="wrap-anywhere">{hint}</span>}
      error={error}
    >
      <div
        className={classNames(
          'group/picker relative grid aspect-8/5 max-h-60 w-full place-items-center overflow-hidden rounded-lg border bg-surface-sunken transition-colors',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
          image ? 'border-line-strong' : 'border-dashed border-line-control hover:border-accent-line',
          isDragging && 'border-accent! bg-accent-soft!',
        )}
      >
        {image ? <Preview model={model} url={image.previewUrl} /> : <Invitation isDragging={isDragging} />}
        <input
          ref={ref}
          {...fieldAttributes(fieldId, { hint, error })}
          type="file"
          accept="image/*"
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
          // Choosing the same file again is a choice too; browsers only tell of another one.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) choose(file);
            else clear();
          }}
        />
        {image && (
          <IconButton
            label="Remove image"
            variant="glass"
            tooltipSide="bottom"
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => clear()}
            className="absolute! top-2 right-2"
          />
        )}
      </div>
    </Field>
  );
}

function Invitation({ isDragging }: { isDragging: boolean }) {
  return (
    <span aria-hidden="true" className="grid justify-items-center gap-3 px-6 text-center">
      <span className="grid size-14 place-items-center rounded-full border border-accent-line bg-accent-soft text-accent transition-transform group-hover/picker:-translate-y-0.5">
        <ImagePlus className="size-6" />
      </span>
      {isDragging ? (
        <span className="font-semibold text-ink">Drop it anywhere</span>
      ) : (
        <span className="text-small text-ink-soft">
          <span className="font-semibold text-ink underline decoration-accent decoration-2 underline-offset-4">
            Choose a picture
          </span>
          <span className="hidden pointer-fine:inline">, drop it here or paste it</span>
        </span>
      )}
    </span>
  );
}

function Preview({ model, url }: { model: MainImageModel; url: string }) {
  return (
    <>
      <img
        src={url}
        alt=""
        aria-hidden="true"
        className="absolute inset-0 size-full scale-110 object-cover opacity-45 blur-xl"
      />
      <img
        key={url}
        src={url}
        alt="Preview"
        onError={model.reportUnreadable}
        className="absolute inset-0 size-full animate-fade-in object-contain"
      />
    </>
  );
}
