import { describe, expect, test } from 'vitest';
import { ContentError, describeContentError } from './content-error.ts';
import { parsePost } from './markdown-post.ts';
import { contentFile, rules } from './test-content.ts';

function problemOf(file: ReturnType<typeof contentFile>): string {
  try {
    parsePost(file, rules);
  } catch (error) {
    if (error instanceof ContentError) return describeContentError('x.md', error);
    throw error;
  }
  return 'none';
}

describe('a mistake is told in one line, with its place and what is expected:', () => {
  const picture = (text: string) => ({ pictures: `\n  cover: ${text}` });
  const cases: [string, ReturnType<typeof contentFile>, string][] = [
    [
      'no settings',
      { ...contentFile(), text: 'Hello.' },
      'x.md:1: begins with settings between two lines of ---',
    ],
    ['no end of the settings', { ...contentFile(), text: '---\ntitle: x\n' }, 'x.md:1: begins with settings'],
    ['no YAML', contentFile({ title: '"open' }), 'x.md:2: is not valid YAML: Missing closing'],
    [
      'a key twice',
      contentFile({ labels: '[A]\nlabels: [B]' }),
      'x.md:9: is not valid YAML: Map keys must be unique',
    ],
    [
      'an alias bomb',
      contentFile({ labels: '&a [x]\nx: &b [*a,*a,*a,*a,*a,*a]\ny: [*b,*b,*b,*b,*b]' }),
      'x.md:2: is not valid YAML: ',
    ],
    [
      'settings that are a list',
      { ...contentFile(), text: '---\n- a\n---\n' },
      'x.md:2: must be settings such as',
    ],
    ['a setting that does not exist', contentFile({ titel: 'x' }), 'x.md:8: titel: is not a setting here'],
    ['no title', contentFile({ title: undefined }), 'x.md:2: title: must be the title'],
    ['an empty title', contentFile({ title: '" "' }), 'x.md:2: title: must be the title, and is empty'],
    [
      'a title that YAML reads as a number',
      contentFile({ title: '2026' }),
      'x.md:2: title: must be the title, in quotes',
    ],
    [
      'no date',
      contentFile({ published: undefined }),
      'x.md:2: published: must be a date such as 2026-10-02',
    ],
    [
      'a date that does not exist',
      contentFile({ published: '2026-02-30' }),
      'x.md:3: published: must be a date such as 2026-10-02',
    ],
    ['a date of another country', contentFile({ published: '10/2/2026' }), 'not "10/2/2026"'],
    [
      'a time without its offset',
      contentFile({ published: '2026-10-02T08:00:00' }),
      'x.md:3: published: must be',
    ],
    [
      'an update before the post',
      contentFile({ updated: '2026-10-01' }),
      'x.md:8: updated: must not be before',
    ],
    [
      'an unknown author',
      contentFile({ author: 'ada' }),
      'x.md:4: author: there is no "ada" in authors.yaml; known are: guides, plain',
    ],
    [
      'labels that are no list',
      contentFile({ labels: 'Light' }),
      'x.md:8: labels: must be a list such as [Light, Prompting]',
    ],
    ['a label twice', contentFile({ labels: '[A, A]' }), 'x.md:8: labels: must name each label once'],
    ['a label that is no text', contentFile({ labels: '[2026]' }), 'x.md:8: labels.0: must be a label'],
    [
      'a long excerpt',
      contentFile({ excerpt: 'x'.repeat(201) }),
      'x.md:8: excerpt: must be at most 200 characters long',
    ],
    ['a draft that is neither', contentFile({ draft: 'maybe' }), 'x.md:8: draft: must be true or false'],
    [
      'a featured picture that is not there',
      contentFile({ picture: 'sea' }),
      `x.md:8: picture: there is no picture "sea"; this file's pictures are: cover, hill`,
    ],
    ['a key that is no name', contentFile({ pictures: '\n  "My Cover": {}' }), 'x.md:6: pictures.My Cover: '],
    [
      'a picture without words',
      contentFile(picture('{ seed: 1, size: 64x64, alt: A }')),
      'x.md:6: pictures.cover.prompt: must be the words to draw',
    ],
    [
      'a picture without a seed',
      contentFile(picture('{ prompt: a, size: 64x64, alt: A }')),
      'x.md:6: pictures.cover.seed: must be a whole number from 0',
    ],
    [
      'half a seed',
      contentFile(picture('{ prompt: a, seed: 1.5, size: 64x64, alt: A }')),
      'pictures.cover.seed: must be a whole number',
    ],
    [
      'a picture without a size',
      contentFile(picture('{ prompt: a, seed: 1, alt: A }')),
      'pictures.cover.size: must be a width and a height such as 1280x720',
    ],
    [
      'a size in words',
      contentFile(picture('{ prompt: a, seed: 1, size: big, alt: A }')),
      'pictures.cover.size: must be a width and a height from 64 to 2048 such as 1280x720, not "big"',
    ],
    ['a huge size', contentFile(picture('{ prompt: a, seed: 1, size: 4096x64, alt: A }')), 'not "4096x64"'],
    [
      'a picture nobody describes',
      contentFile(picture('{ prompt: a, seed: 1, size: 64x64 }')),
      'pictures.cover.alt: must be a description',
    ],
    [
      'a picture that is a text',
      contentFile(picture('a lighthouse')),
      'x.md:6: pictures.cover: must be a picture such as {',
    ],
    [
      'a list that does not exist',
      contentFile(
        picture('\n    prompt: a\n    seed: 1\n    size: 64x64\n    alt: A\n    stile: Watercolor'),
      ),
      'x.md:11: pictures.cover.stile: is not a setting of a picture',
    ],
    [
      'an entry that does not exist',
      contentFile(picture('{ prompt: a, style: Crayon, seed: 1, size: 64x64, alt: A }')),
      'pictures.cover.style: must be an entry of that list of the tools, and "Crayon" is none',
    ],
    [
      'an entry in another spelling',
      contentFile(picture('{ prompt: a, style: watercolor, seed: 1, size: 64x64, alt: A }')),
      'pictures.cover.style: must be written "Watercolor", not "watercolor"',
    ],
    [
      'a picture that is not there',
      contentFile({}, 'Hello.\n\n- a\n\n![](picture:sea)\n'),
      `x.md:13: there is no picture "sea"; this file's pictures are: cover, hill`,
    ],
    [
      'a picture inside a line',
      contentFile({}, 'Hello.\n\nHere ![](picture:hill) it is.'),
      'x.md:11: a picture stands on a line of its own',
    ],
    [
      'a picture by http',
      contentFile({}, '![](http://example.com/a.png)'),
      'x.md:9: a picture is picture:key or an address with https',
    ],
    ['a picture beside the file', contentFile({}, '![](images/a.png)'), 'x.md:9: a picture is picture:key'],
    [
      'words in a story',
      contentFile({}, '![One](picture:hill)\n\nOnce upon a time.', 'story'),
      'x.md:11: holds pictures only',
    ],
    ['a story without slides', contentFile({}, '\n', 'story'), 'x.md:9: a story needs at least one slide'],
    [
      'a slide without a caption',
      contentFile({}, '![One](picture:hill)\n![](picture:hill)', 'story'),
      'x.md:10: a slide needs a caption',
    ],
    [
      'a slide that is not there',
      contentFile({}, '![One](picture:sea)', 'story'),
      'x.md:9: there is no picture "sea"',
    ],
    [
      'a slide from elsewhere',
      contentFile({}, '![One](https://example.com/a.png)', 'story'),
      'x.md:9: a slide is a picture:key',
    ],
    [
      'a link of a slide that is no web address',
      contentFile({}, '![One||javascript:alert(1)](picture:hill)', 'story'),
      'x.md:9: the link of a slide is a whole address with http or https',
    ],
    [
      'a bar between a caption and its link',
      contentFile({}, '![One| ||https://a.example](picture:hill)', 'story'),
      'x.md:9: the caption before a link does not end with a |',
    ],
    ...[
      '../secret.jpg',
      '/etc/hosts.jpg',
      'pictures/../../secret.jpg',
      'pictures/.hidden.jpg',
      'pictures/a.svg',
      'pictures/a.jpg/..',
      'posts/a.jpg',
      'pictures',
    ].map((path): [string, ReturnType<typeof contentFile>, string] => [
      `a picture file ${path}`,
      contentFile(picture(`{ file: ${path}, alt: A }`)),
      `x.md:6: pictures.cover.file: must be the path of a picture such as pictures/lighthouse.jpg, a JPEG, PNG or WebP file of the content folder, not "${path}"`,
    ]),
    [
      'a picture file that is not there',
      contentFile(picture('{ file: pictures/a.jpg, alt: A }')),
      'x.md:6: pictures.cover.file: pictures/a.jpg: there is no such file',
    ],
    [
      'a picture file that nobody describes',
      contentFile(picture('{ file: pictures/a.jpg }')),
      'x.md:6: pictures.cover.alt: must be a description',
    ],
    [
      'a picture file with a seed',
      contentFile(picture('{ file: pictures/a.jpg, alt: A, seed: 1 }')),
      'x.md:6: pictures.cover.seed: is not a setting of a picture that is a file',
    ],
    [
      'two links of a slide',
      contentFile({}, '![One||https://a.example||https://b.example](picture:hill)', 'story'),
      'x.md:9: a slide has a caption and at most one link',
    ],
    [
      'quotes without an end',
      contentFile({}, '>'.repeat(20_000)),
      'x.md:9: cannot be read: quotes, lists or emphasis are nested too deeply',
    ],
  ];

  test.for(cases)('%s', ([, file, expected]) => {
    const problem = problemOf(file);
    expect(problem).toContain(expected);
    expect(problem).not.toContain('\n');
  });
});
