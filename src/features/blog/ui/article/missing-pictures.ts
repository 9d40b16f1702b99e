/**
 * Puts a quiet frame with the picture's words where a picture of the text cannot be loaded, instead of
 * the browser's broken icon. Returns how to stop.
 */
export function replaceMissingPictures(text: HTMLElement): () => void {
  const replaceIfMissing = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && target.complete && target.naturalWidth === 0) replace(target);
  };
  const onError = ({ target }: Event) => replaceIfMissing(target);
  // A picture that failed before the page came alive sends no event.
  for (const image of text.querySelectorAll('img')) if (image.currentSrc !== '') replaceIfMissing(image);
  text.addEventListener('error', onError, true);
  return () => text.removeEventListener('error', onError, true);
}

function replace(image: HTMLImageElement): void {
  const frame = document.createElement('span');
  frame.className = 'missing-picture';
  frame.textContent = image.alt || 'This picture is no longer available.';
  if (image.width > 0) frame.style.width = `${image.width}px`;
  if (image.height > 0) frame.style.minHeight = `${Math.min(image.height, 240)}px`;
  // A link around it would lead to the same missing picture.
  const link = image.closest('a');
  (link && link.textContent?.trim() === '' ? link : image).replaceWith(frame);
}
