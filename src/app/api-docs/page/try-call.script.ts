/** Runs in the page: draws a picture with the key in the field, which is not kept anywhere else. */
export const TRY_SCRIPT = `
const form = document.querySelector('#try');
const shown = form.querySelector('output');
const button = form.querySelector('button');
const draw = async () => {
  const answer = await fetch('/v1/images/generations', {
    method: 'POST',
    credentials: 'omit',
    headers: { Authorization: 'Bearer ' + form.elements.key.value.trim(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt: form.elements.prompt.value, size: '512x512' }),
  });
  const { error, data } = await answer.json();
  if (error) throw new Error(error.message);
  const bytes = Uint8Array.from(atob(data[0].b64_json), (sign) => sign.charCodeAt(0));
  const picture = new Image(512, 512);
  picture.alt = data[0].revised_prompt;
  picture.src = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
  shown.replaceChildren(picture);
};
form.hidden = false;
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  shown.textContent = 'Drawing…';
  try {
    await draw();
  } catch (error) {
    shown.textContent = error instanceof TypeError ? 'The site didn’t answer. Please try again.' : error.message;
  }
  button.disabled = false;
});
`;
