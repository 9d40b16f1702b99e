import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FORMAT_VERSION } from './content-changes.ts';
import { parsePost } from './markdown/markdown-post.ts';
import { contentFile, rules } from './markdown/test-content.ts';

const EVERYTHING = `
# One *two* {siteName}

Words, "quotes" and <b onclick="x()">HTML</b>, [here](/blog/x), [there](https://example.com "T") and https://example.org.

![](picture:hill "A caption")
![Own words](https://example.com/s320/a.jpg)

| a | b |
|---|--:|
| 1 | 2 |

1. one
   - [x] two

> said

\`\`\`js
code()
\`\`\`

---
`;

/** What the library holds of posts whose files did not change was made by the version that read them. */
test('other HTML of the same file has another format version', () => {
  const post = parsePost(contentFile({}, EVERYTHING), rules);
  const story = parsePost(
    contentFile({}, '![One||https://example.com](picture:hill "Heading")', 'story'),
    rules,
  );
  const made = createHash('sha256')
    .update(JSON.stringify([post, story]))
    .digest('hex')
    .slice(0, 16);
  expect({ version: FORMAT_VERSION, made }, 'raise FORMAT_VERSION, and then write the new pair here').toEqual(
    {
      version: 2,
      made: '5a229f780551f415',
    },
  );
});
