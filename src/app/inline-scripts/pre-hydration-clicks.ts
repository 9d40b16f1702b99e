/** Dispatched on the window when the page answers by itself. */
export const ALIVE_EVENT = 'alive';

/**
 * Keeps what is pressed before the page answers, and presses it again when it does; of several presses
 * the last. Forms that work without scripts leave as they do; others wait, because they would write their
 * fields into the address. An expression whose value is a function that gives up.
 */
export const KEEP_PRE_HYDRATION_CLICKS = `(() => {
  let pressed;
  const keep = (event) => {
    const button = event.target.closest('button');
    if (!button || button.form?.hasAttribute('action')) return;
    event.preventDefault();
    pressed = button;
  };
  const first = { capture: true };
  const letGo = () => document.removeEventListener('click', keep, first);
  document.addEventListener('click', keep, first);
  addEventListener('${ALIVE_EVENT}', () => {
    letGo();
    pressed?.click();
  }, { once: true });
  return letGo;
})()`;
