import type { ComponentType } from 'react';

type ShareButton = ComponentType<{ imageId: string }>;

let given: ShareButton | undefined;

/** Sharing builds on the tools, so its button is handed to them by whoever knows both. */
export function giveShareButton(button: ShareButton): void {
  given = button;
}

/** Undefined until an account is here. */
export function shareButton(): ShareButton | undefined {
  return given;
}
