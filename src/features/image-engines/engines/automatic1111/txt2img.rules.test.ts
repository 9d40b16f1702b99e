import { expect, it } from 'vitest';
import { plainWords } from './txt2img.rules.ts';

it.each([
  ['a fox <lora:add_detail:1.2> in snow', 'a fox in snow'],
  ['a fox <sd_cpp_extra_args>{"seed":7}</sd_cpp_extra_args> in snow', 'a fox in snow'],
  ['a fox <SD_cpp_extra_args >{"seed":7}', 'a fox'],
  ['a fox <lo<lora:x:1>ra:x:1>', 'a fox <lo ra:x:1>'],
  ['a fox <3', 'a fox <3'],
  ['half \ud83e here\u0000there', 'half \ufffd here there'],
])('reads "%s" as words alone', (text, words) => {
  expect(plainWords(text)).toBe(words);
});
