import { useEffect, useEffectEvent, useState } from 'react';
import { isTextField } from '../../../ui/is-text-field.ts';
import { likeliestImage } from '../main-image.rules.ts';

/**
 * Takes pictures that are dropped anywhere on the page or pasted into it, so that a near miss does not
 * open the file in place of the page. Returns whether a file is being dragged over the page.
 */
export function useArrivingImages(take: (file: File) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const receive = useEffectEvent((files: FileList) => {
    const file = likeliestImage([...files]);
    if (file) take(file);
  });

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsDragging(false);
      const files = event.dataTransfer?.files;
      // Another part of the page may have taken it.
      if (event.defaultPrevented || !files?.length) return;
      event.preventDefault();
      receive(files);
    };
    const onPaste = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      if (event.defaultPrevented || !data?.files.length || isMeantAsText(event.target, data)) return;
      event.preventDefault();
      receive(data.files);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
      window.removeEventListener('paste', onPaste);
    };
  }, []);
  return isDragging;
}

/** Office programs put a picture of the text beside the text. */
function isMeantAsText(target: EventTarget | null, data: DataTransfer): boolean {
  return isTextField(target) && data.types.includes('text/plain');
}
