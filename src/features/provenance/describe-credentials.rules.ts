import { describeMark } from './describe-mark.rules.ts';
import type { CheckedCredentials } from './signing/checked-credentials.types.ts';

/** What Content Credentials come to, in a sentence or two. */
export function describeCredentials(checked: CheckedCredentials): string {
  switch (checked.state) {
    case 'none':
      return 'none';
    case 'unreadable':
      return 'there, but they can’t be read';
    case 'broken':
      return 'broken: the file was changed after it was signed, or its signature is wrong';
    case 'whole': {
      const [how] = describeMark({ sourceType: checked.sourceType });
      const facts = [
        `whole, signed by “${clean(checked.signer)}”, whom nobody here can vouch for`,
        how && `they say: ${how.text}`,
        checked.tool && `made with ${clean(checked.tool)}`,
        checked.hasBeginning && 'it began with another picture',
      ];
      return facts.filter(Boolean).join('; ');
    }
  }
}

/** A certificate is anybody's word, and a terminal would obey some of it. */
const clean = (text = 'somebody without a name') => text.replace(/\p{Cc}+/gu, ' ').slice(0, 200);
