/** Runs in the page, where scripts do: a picture that is dropped or pasted is asked about at once. */
export const CHOOSE_SCRIPT = `
const form = document.querySelector('form');
const field = document.querySelector('#image');
const ask = (files) => {
  const picture = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
  if (!picture) return;
  const chosen = new DataTransfer();
  chosen.items.add(picture);
  field.files = chosen.files;
  form.requestSubmit();
};
for (const name of ['dragenter', 'dragover'])
  addEventListener(name, (event) => { event.preventDefault(); form.classList.add('over'); });
for (const name of ['dragleave', 'drop']) addEventListener(name, () => form.classList.remove('over'));
addEventListener('drop', (event) => { event.preventDefault(); ask(event.dataTransfer?.files); });
addEventListener('paste', (event) => ask(event.clipboardData?.files));
document.querySelector('#image-hint').append(' You can also drop it here or paste it.');
document.querySelector('.answer')?.scrollIntoView({ block: 'nearest' });
`;
