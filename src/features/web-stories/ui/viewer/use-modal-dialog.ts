import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Makes an open dialog modal: it lies above everything else, which neither the keyboard nor a screen
 * reader can reach while it does. The server writes it open, so that it is seen before scripts run.
 */
export function useModalDialog(dialogRef: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    // `close()` would send an event, as if the visitor had closed it.
    dialog.removeAttribute('open');
    dialog.showModal();
    dialog.focus({ preventScroll: true });
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const onClosed = () => close();
    // Asked for by the browser: a back gesture, for example. It may also insist.
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      // Gives the focus back to where it was.
      dialog.close();
    };
  }, [dialogRef]);
}
