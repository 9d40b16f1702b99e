import { describe, expect, it } from 'vitest';
import { writeMail } from './mail-body.ts';

const HOSTILE = '<img src=x onerror="alert(1)"> & "Co"';

const mail = writeMail({
  siteName: HOSTILE,
  siteRoot: 'https://dreams.example',
  subject: 'A subject',
  heading: 'A heading',
  paragraphs: ['First.', `Second ${HOSTILE}.`],
  action: { label: 'Press me', url: 'https://dreams.example/reset-password#token=a&b="c' },
  code: '012345',
  facts: [['Plan', HOSTILE]],
  footnote: 'Because you asked.',
});

describe('a mail', () => {
  it('says the same as text and as HTML', () => {
    for (const words of ['A heading', 'First.', '012345', 'Press me', 'Because you asked.']) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain('\nhttps://dreams.example/reset-password#token=a&b="c\n');
    expect(mail.text).toContain('Plan: <img');
  });

  it('is no markup of anybody else', () => {
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &quot;Co&quot;');
    expect(mail.html).toContain('href="https://dreams.example/reset-password#token=a&amp;b=&quot;c"');
  });

  it('fetches nothing when it is opened', () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|video)\b|url\(|@import|\bsrc=(?!x)/);
  });

  it('leaves out what it has not', () => {
    const plain = writeMail({
      siteName: 'Dreamseed',
      siteRoot: 'https://dreams.example',
      subject: 'S',
      heading: 'H',
      paragraphs: ['Only this.'],
      footnote: 'F',
    });
    expect(plain.text).toBe('H\n\nOnly this.\n\n-- \nDreamseed\nF\n');
    expect(plain.html).not.toContain('class="code"');
    expect(plain.html).not.toContain('If the button');
  });
});
