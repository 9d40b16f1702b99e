interface ScaffoldOptions {
  title: string;
  isStory: boolean;
  /** `2026-11-21` */
  date: string;
  seed: number;
}

/** The text of a new post that only waits for its words. */
export function scaffoldPost({ title, isStory, date, seed }: ScaffoldOptions): string {
  const head = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `published: ${date}`,
    `author: ${isStory ? 'stories' : 'team'}`,
    'labels: []',
    ...(isStory ? [] : ['# excerpt: What lists say about it. Without one it is the first paragraph.']),
    'pictures:',
  ];
  return [...head, ...(isStory ? storyEnd(seed) : articleEnd(seed)), ''].join('\n');
}

function articleEnd(seed: number): string[] {
  return [
    `  cover: { prompt: "a lighthouse by the sea at dawn", style: Watercolor, seed: ${seed}, size: 1344x768, alt: "A lighthouse by the sea" }`,
    'draft: true',
    '---',
    'The first paragraph says why anybody should read on.',
    '',
    '## A heading',
    '',
    'More pictures go under `pictures:` and stand on a line of their own, like this:',
    '`![](picture:cover "A caption")`',
  ];
}

function storyEnd(seed: number): string[] {
  return [
    `  one: { prompt: "a lighthouse by the sea at dawn", style: Watercolor, seed: ${seed}, size: 720x1280, alt: "A lighthouse by the sea" }`,
    'draft: true',
    '---',
    '![What happens in the first picture](picture:one)',
  ];
}
