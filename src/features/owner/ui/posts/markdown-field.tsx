import { Bold, Heading2, ImagePlus, Italic, Link2, List, Quote } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Field, fieldAttributes } from '../../../../ui/fields/field.tsx';
import {
  continueList,
  insertLink,
  type Selected,
  toggleAround,
  toggleLines,
} from '../../posts/markdown-editing.rules.ts';
import { countWords } from '../../posts/post-form.rules.ts';
import { showNumber } from '../shown-values.ts';

interface MarkdownFieldProps {
  areaRef: RefObject<HTMLTextAreaElement | null>;
  value: string;
  hint: ReactNode;
  onValueChange: (value: string) => void;
  onAddPicture: () => void;
}

type Edit = (selected: Selected) => Selected;

const bold: Edit = (selected) => toggleAround(selected, '**');
const italic: Edit = (selected) => toggleAround(selected, '*');
const KEYS: Readonly<Record<string, Edit>> = { b: bold, i: italic, k: insertLink };

const TOOLS = [
  { label: 'Bold (Ctrl B)', Icon: Bold, edit: bold },
  { label: 'Italic (Ctrl I)', Icon: Italic, edit: italic },
  { label: 'Link (Ctrl K)', Icon: Link2, edit: insertLink },
  { label: 'Heading', Icon: Heading2, edit: (selected: Selected) => toggleLines(selected, '## ') },
  { label: 'List', Icon: List, edit: (selected: Selected) => toggleLines(selected, '- ') },
  { label: 'Quote', Icon: Quote, edit: (selected: Selected) => toggleLines(selected, '> ') },
] as const;

/** Markdown as it is, with the keys that writers know. */
export function MarkdownField({ areaRef, value, hint, onValueChange, onAddPicture }: MarkdownFieldProps) {
  const id = useId();
  const words = countWords(value);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const edit = isCommand ? KEYS[event.key.toLowerCase()] : undefined;
    const changed =
      edit?.(selectedOf(area)) ?? (event.key === 'Enter' ? continueList(selectedOf(area)) : null);
    // A word that is still being composed ends with Enter, too.
    if (!changed || event.nativeEvent.isComposing) return;
    event.preventDefault();
    applyEdit(area, changed);
  };
  return (
    <Field
      fieldId={id}
      label="Text"
      hint={hint}
      aside={
        <span className="text-caption text-ink-muted tabular-nums">
          {words === 1 ? '1 word' : `${showNumber(words)} words`}
        </span>
      }
    >
      <div className="field-frame flex flex-col">
        <div role="toolbar" aria-label="Formatting" className="flex flex-wrap border-b border-line p-1">
          {TOOLS.map(({ label, Icon, edit }) => (
            <IconButton
              key={label}
              label={label}
              icon={<Icon className="size-4" />}
              onClick={() => areaRef.current && applyEdit(areaRef.current, edit(selectedOf(areaRef.current)))}
            />
          ))}
          <IconButton label="Picture" icon={<ImagePlus className="size-4" />} onClick={onAddPicture} />
        </div>
        {/* An invisible copy of the text gives the grid its height, so growing needs no script. */}
        <div className="grid font-mono text-small leading-relaxed">
          <div
            aria-hidden="true"
            className="invisible col-start-1 row-start-1 min-h-72 px-3.5 py-3 wrap-anywhere whitespace-pre-wrap"
          >
            {`${value}\n`}
          </div>
          <textarea
            ref={areaRef}
            {...fieldAttributes(id, { hint })}
            value={value}
            spellCheck
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onKeyDown={press}
            className="col-start-1 row-start-1 w-full resize-none overflow-hidden bg-transparent px-3.5 py-3 wrap-anywhere outline-none"
          />
        </div>
      </div>
    </Field>
  );
}

export function selectedOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Changes what differs alone, as if it were typed, so that the browser can take it back. */
export function applyEdit(area: HTMLTextAreaElement, { text, start, end }: Selected): void {
  const { value } = area;
  let from = 0;
  while (from < value.length && from < text.length && value[from] === text[from]) from++;
  let tail = 0;
  const most = Math.min(value.length, text.length) - from;
  while (tail < most && value[value.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
  const added = text.slice(from, text.length - tail);
  area.focus();
  area.setSelectionRange(from, value.length - tail);
  const isTyped = document.execCommand(added === '' ? 'delete' : 'insertText', false, added);
  if (!isTyped) {
    area.setRangeText(added);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
