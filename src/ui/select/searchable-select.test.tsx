import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchableSelect } from './searchable-select.tsx';

const options = [
  { value: 'ink', label: 'Ink wash' },
  { value: 'oil', label: 'Oil paint' },
];

test('is served as a closed, named combobox that shows its choice and holds its value for a form', () => {
  const markup = renderToString(
    <SearchableSelect label="Medium" name="medium" value="oil" onValueChange={() => {}} options={options} />,
  );
  const id = markup.match(/<label for="([^"]+)"/)?.[1];
  expect(markup).toMatch(new RegExp(`<button[^>]*id="${id}"[^>]*role="combobox"[^>]*aria-expanded="false"`));
  expect(markup).toContain('Oil paint');
  expect(markup).toContain('<input type="hidden" name="medium" value="oil"/>');
  expect(markup).not.toContain('Ink wash');
});

test('shows the placeholder while nothing is chosen, and the bare value when no list knows it', () => {
  const render = (value: string, placeholder?: string) =>
    renderToString(
      <SearchableSelect label="Medium" {...{ value, placeholder, options }} onValueChange={() => {}} />,
    );
  expect(render('', 'Choose one')).toContain('Choose one');
  expect(render('fresco')).toContain('fresco');
});

test('joins its error to the button', () => {
  const markup = renderToString(
    <SearchableSelect
      label="Medium"
      value="oil"
      options={options}
      error="Sold out"
      onValueChange={() => {}}
    />,
  );
  const note = markup.match(/aria-describedby="([^"]+)"/)?.[1];
  expect(markup).toMatch(new RegExp(`id="${note}"[^>]*>.*Sold out`));
});
