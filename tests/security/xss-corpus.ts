import { XSS_VECTORS } from '../fixtures/xss-vectors.ts';
import { writeBrokenFrames } from './xss/broken-frames.ts';
import { writeMarkupConfusion } from './xss/markup-confusion.ts';
import { writeOddEncodings } from './xss/odd-encodings.ts';
import { OLD_LANGUAGES } from './xss/old-languages.ts';
import { writeScriptAddresses } from './xss/script-addresses.ts';
import { writeSelfFiring } from './xss/self-firing.ts';
import { writeSendingAway } from './xss/sending-away.ts';

/** Payloads by what they rely on. Each calls `hit()`, in its own window or on top, or asks `evil.test`. */
export const XSS_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'handlers that fire by themselves': writeSelfFiring(),
  'addresses that are programs': writeScriptAddresses(),
  'markup that two readers read differently': writeMarkupConfusion(),
  'ends of the place a text stands in': writeBrokenFrames(),
  'harm without scripts': writeSendingAway(),
  'odd encodings': writeOddEncodings(),
  'languages of old browsers': OLD_LANGUAGES,
  'vectors by element': XSS_VECTORS,
};

export const XSS_CORPUS: readonly string[] = [...new Set(Object.values(XSS_FAMILIES).flat())];

/** One text that ends an attribute, a comment, a script and every element that holds text, and then runs. */
export const POLYGLOT = `jaVasCript:/*-/*\`/*'/*"/**/(hit())//</title></style></textarea></noscript></script>--><img src=x onerror=hit()><svg onload=hit()>`;
