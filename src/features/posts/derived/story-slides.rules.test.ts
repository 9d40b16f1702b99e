import { describe, expect, test } from 'vitest';
import { readCaption, storySlides } from './story-slides.rules.ts';

const story = (content: string, featuredImage = '') => ({ title: 'Four hats', content, featuredImage });

describe('storySlides', () => {
  test('are at most a hundred, however many pictures a post has', () => {
    const slides = storySlides(story('<img src="https://a.test/b.png" alt="" />'.repeat(50_000)));
    expect(slides).toHaveLength(100);
  });

  test('VIEW-05: are the pictures of the post in their order, at full size, with title and caption', () => {
    const slides = storySlides(
      story(
        '<p>Words</p><img src="https://b.example/img/b/x/s320/one.jpg" alt="One" loading="lazy" />' +
          '<figure><img alt="Two" title="Second" src="https://b.example/img/b/y/w640-h480/two.jpg" /></figure>' +
          '<img src="/media/s1600/three.webp?v=1" srcset="/media/s320/three.webp?v=1 320w" alt="" />' +
          '<img src="https://lh3.example/four=s320" alt="Four" />',
      ),
    );
    expect(slides).toEqual([
      { src: 'https://b.example/img/b/x/s1600/one.jpg', title: 'Four hats', caption: 'One', link: '' },
      { src: 'https://b.example/img/b/y/s1600/two.jpg', title: 'Second', caption: 'Two', link: '' },
      { src: '/media/s1600/three.webp?v=1', title: 'Four hats', caption: '', link: '' },
      { src: 'https://lh3.example/four=s1600', title: 'Four hats', caption: 'Four', link: '' },
    ]);
  });

  test('reads attributes as a browser does', () => {
    const [slide] = storySlides(
      story(
        '<img src="https://a.example/p.jpg?a=1&amp;b=2" alt="Tom &amp; &quot;Jerry&quot; &#8211; &#x1F600; &lt;3">',
      ),
    );
    expect(slide).toMatchObject({ src: 'https://a.example/p.jpg?a=1&b=2', caption: 'Tom & "Jerry" – 😀 <3' });
  });

  test('know the proportions of their pictures where the post tells both lengths', () => {
    const proportionsOf = (attributes: string) => {
      const [slide] = storySlides(story(`<img src="https://a.example/p.jpg" ${attributes} alt="">`));
      return [slide?.width, slide?.height];
    };
    expect(proportionsOf('width="1280" height="720"')).toEqual([1280, 720]);
    for (const unknown of ['', 'width="1280"', 'width="100%" height="50%"', 'width="0" height="9"']) {
      expect(proportionsOf(unknown)).toEqual([undefined, undefined]);
    }
  });

  test('leaves out a picture without an address', () => {
    expect(
      storySlides(story('<img alt="nothing"><img src="" alt="empty">', 'https://a.example/p.jpg')),
    ).toHaveLength(1);
  });

  test('C-19: a post without pictures is one slide with its poster, or with the fallback', () => {
    expect(storySlides(story('<p>Words</p>', 'https://a.example/p.jpg'))).toEqual([
      { src: 'https://a.example/p.jpg', title: 'Four hats', caption: '', link: '' },
    ]);
    expect(storySlides(story(''))).toEqual([{ src: '', title: 'Four hats', caption: '', link: '' }]);
  });
});

describe('readCaption', () => {
  test('VIEW-06: the caption is the text before the bars', () => {
    expect(readCaption('Nice hat||https://shop.example/x')).toEqual({
      caption: 'Nice hat',
      link: 'https://shop.example/x',
    });
    expect(readCaption(' Nice hat || https://shop.example/x ')).toEqual({
      caption: 'Nice hat',
      link: 'https://shop.example/x',
    });
    expect(readCaption('||https://shop.example/x').caption).toBe('');
  });

  test.each(['http://shop.example/x', 'https://shop.example', 'HTTPS://shop.example/x'])(
    'VIEW-07: %s is a link',
    (link) => {
      expect(readCaption(`Hat||${link}`).link).toBe(link);
    },
  );

  test.each([
    'www.x.com',
    '/path',
    'javascript:alert(1)',
    'ftp://x.com',
    'data:text/html,x',
    '//x.com',
    'https://',
    '',
  ])('VIEW-08, C-17: %j is no link, and is not shown either', (link) => {
    expect(readCaption(`Hat||${link}`)).toEqual({ caption: 'Hat', link: '' });
  });
});

test("the caption below a picture is the slide's, where the picture has no words of its own", () => {
  const content =
    '<figure><img src="https://a.test/1.jpg" alt=""/><figcaption>Six in the <b>morning</b> &amp; cold</figcaption></figure>' +
    '<figure><img src="https://a.test/2.jpg" alt="Deck||https://shop.test"/><figcaption>Coffee</figcaption></figure>';
  const slides = storySlides({ title: 'A ferry', content, featuredImage: '' });
  expect(slides.map(({ caption }) => caption)).toEqual(['Six in the morning & cold', 'Deck']);
});
