import type { Layout } from './layout.types.ts';
import type { Spelling } from './spell.ts';

const REGISTRY = 'src/app/mails/mails.registry.ts';

/** A mail of a feature: its words, to be written with its cause. */
export function layOutMail(name: Spelling): Layout {
  const { feature, kebab, camel } = name;
  const folder = `src/features/${feature}`;
  return {
    files: {
      [`${folder}/${kebab}-mail-texts.test.ts`]: writeTest(name),
      [`${folder}/${kebab}-mail-texts.ts`]: writeTexts(name),
    },
    edits: [
      {
        file: REGISTRY,
        importLine: `import { ${camel}Mail } from '../../features/${feature}/${kebab}-mail-texts.ts';`,
      },
      {
        file: REGISTRY,
        listLine: 'export const siteMails: readonly RegisteredMail[] = [',
        add: `  { kind: '${kebab}', when: 'say when', worksFor: '', example: ${camel}Mail },`,
      },
    ],
    within: folder,
    taken: [],
    test: `${folder}/${kebab}-mail-texts.test.ts`,
    next: [
      `Write the words in ${folder}/${kebab}-mail-texts.ts until the test passes, and what the test promises of them.`,
      `Write it with its cause, in one transaction: outbox.write(transaction, {...}), as src/features/account-data/delete-account.usecases.ts does.`,
      'Give the feature `mail` from src/app/composition/mail-services.ts; it is null on a site without a mail server.',
      `Say in ${REGISTRY} when it leaves, and run npm run docs, which writes it into docs/mail.md.`,
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
  return `import type { MailBody, MailSite } from '../../platform/mail/mail-body.ts';

/** Say here whom it reaches, and when. */
export function ${camel}Mail(_site: MailSite): MailBody {
  throw new Error('write me: the mail "${words}", by writeMail');
}
`;
}
