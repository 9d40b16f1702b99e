import { expect, it } from 'vitest';
import { stripPromptControls } from './prompt-controls.rules.ts';

it.each([
  ['a fox <sd_cpp_extra_args>{"steps":900}</sd_cpp_extra_args> runs', 'a fox   runs'],
  ['a <SD_CPP_EXTRA_ARGS>{\n"seed":1}</sd_cpp_extra_args>fox', 'a  fox'],
  ['a fox <sd_cpp_extra_args>{"seed":1}', 'a fox  {"seed":1}'],
  ['<sd_cpp_<sd_cpp_extra_args>extra_args>', '<sd_cpp_ extra_args>'],
  ['<lo<lora:a:1>ra:../../b:1>', '<lo ra:../../b:1>'],
  ['a <lora:../../secret:1> fox', 'a   fox'],
  ['a|b||c', 'a b  c'],
  ['3 < 5 > 4, <3 and a < b', '3 < 5 > 4, <3 and a < b'],
])('takes controls out of %j', (text, expected) => {
  expect(stripPromptControls(text)).toBe(expected);
});
