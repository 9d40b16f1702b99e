import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts, fieldAttributes } from './field.tsx';

interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value'> {
  value: string;
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean;
  /** Buttons in a bar under the text, inside the frame. */
  footer?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines that grows with its content, up to about half a screen. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, counter, footer, className, id, rows = 3, ...area } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      {...{ fieldId, label, labelHidden, hint, error, className }}
      required={area.required}
      aside={counter && <Counter length={area.value.length} limit={area.maxLength} />}
    >
      <div className="field-frame flex flex-col">
        {/* An invisible copy of the text gives the grid its height, so growing needs no script. */}
        <div className="grid max-h-[50dvh] overflow-y-auto rounded-[inherit] scrollbar-slim">
          <div
            aria-hidden="true"
            className="invisible col-start-1 row-start-1 wrap-break-word whitespace-pre-wrap px-3.5 py-3 text-[1.0625rem] leading-relaxed"
          >
            {`${area.value}\n`}
          </div>
          <textarea
            {...area}
            {...fieldAttributes(fieldId, { hint, error })}
            rows={rows}
            className={classNames(
              'col-start-1 row-start-1 w-full resize-none overflow-hidden bg-transparent px-3.5 py-3 text-[1.0625rem] leading-relaxed',
              'outline-none disabled:text-ink-muted',
            )}
          />
        </div>
        {footer && <div className="flex flex-wrap items-center gap-2 px-2 pb-2">{footer}</div>}
      </div>
    </Field>
  );
}

function Counter({ length, limit }: { length: number; limit: number | undefined }) {
  const full = limit !== undefined && length >= limit;
  return (
    <span className={classNames('text-caption tabular-nums', full ? 'text-danger' : 'text-ink-muted')}>
      {length.toLocaleString('en-US')}
      {limit !== undefined && ` / ${limit.toLocaleString('en-US')}`}
    </span>
  );
}
