import type { Layout } from './layout.types.ts';
import type { Spelling } from './spell.ts';

/** A mail of a feature: its words, to be written with its cause. */
export function layOutMail(name: Spelling): Layout {
  const { feature, kebab, words } = name;
  const folder = `src/features/${feature}`;
  return {
    files: {
      [`${folder}/${kebab}-mail-texts.test.ts`]: writeTest(name),
      [`${folder}/${kebab}-mail-texts.ts`]: writeTexts(name),
    },
    edits: [
      {
        file: 'docs/mail.md',
        behind: '| A plan is active | after every activation | |',
        add: `\n| The mail "${words}" | say when | |`,
      },
    ],
    within: folder,
    taken: [],
    test: `${folder}/${kebab}-mail-texts.test.ts`,
    next: [
      `Write the words in ${folder}/${kebab}-mail-texts.ts until the test passes, and what the test promises of them.`,
      `Write it with its cause, in one transaction: outbox.write(transaction, {...}), as src/features/account-data/delete-account.usecases.ts does.`,
      'Give the feature `mail` from src/app/composition/mail-services.ts; it is null on a site without a mail server.',
      'Name it in docs/mail.md by its subject, and say when it leaves.',
    ],
  };
}

function writeTest({ kebab, camel }: Spelling): string {
  return `import { expect, test } from 'vitest';
import { ${camel}Mail } from './${kebab}-mail-texts.ts';

const SITE = { siteName: 'Dreamseed', siteRoot: 'https://dreams.example' };

test('says whose mail it is, and why it came', () => {
  const { subject, text, html } = ${camel}Mail(SITE);
  expect(subject).toContain(SITE.siteName);
  for (const body of [text, html]) expect(body).toContain('You get this email because');
});
`;
}

function writeTexts({ camel, words }: Spelling): string {
  return `import type { MailBody } from '../../platform/mail/mail-body.ts';

/** Say here whom it reaches, and when. */
export function ${camel}Mail(_site: { siteName: string; siteRoot: string }): MailBody {
  throw new Error('write me: the mail "${words}", by writeMail');
}
`;
}
