import { expect, test } from 'vitest';
import { slideHeading } from './slide-heading.rules.ts';

test.each([
  ['A hat', 'It is blue.', 'A hat'],
  ['  A hat ', '', 'A hat'],
  ['Apollo 11', '', 'Apollo 11'],
  ['Rock-and-Roll', '', 'Rock-and-Roll'],
  ['四顶帽子', '', '四顶帽子'],
  ['four HATS', '', ''],
  ['It is blue', 'It is  blue.', ''],
  ['', 'It is blue.', ''],
])('the heading of a slide titled %j with the caption %j is %j', (title, caption, heading) => {
  expect(slideHeading({ title, caption }, 'Four hats')).toBe(heading);
});

test.each([
  'hat.jpg',
  'A blue hat.PNG',
  'IMG_2041',
  'DSC00012',
  'image (3)',
  'Screenshot 2026-11-02 10:15',
  'blue_hat',
  'blue-hat-final',
  'a3f9c0d1e2',
])('%j is the name of a file, not a heading', (title) => {
  expect(slideHeading({ title, caption: 'It is blue.' }, 'Four hats')).toBe('');
});
