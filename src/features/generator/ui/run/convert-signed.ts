import { CONVERT_SIGNED_ADDRESS } from '../../../../shared/addresses/convert-signed-address.ts';
import { hasCredentials } from '../../../provenance/credentials.rules.ts';
import { wantsPromptInFiles } from '../../../provenance/ui/prompt-in-files.ts';
import { apiBaseUrl } from '../../../user-status/ui/api-base-url.ts';

/**
 * A signed picture as another kind of file, which the site signs again; undefined when it is not signed, is to carry
 * its words, which nobody vouches for, or could not be had: then the browser converts it, with its mark alone.
 */
export async function convertSigned(type: string, image: Blob): Promise<Blob | undefined> {
  const kind = type.replace('image/', '');
  if (wantsPromptInFiles() || (kind !== 'png' && kind !== 'jpeg')) return undefined;
  if (!hasCredentials(new Uint8Array(await image.arrayBuffer()))) return undefined;
  const body = new FormData();
  body.set('image', image, 'picture');
  body.set('type', kind);
  try {
    const answer = await fetch(`${apiBaseUrl()}${CONVERT_SIGNED_ADDRESS}`, { method: 'POST', body });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
