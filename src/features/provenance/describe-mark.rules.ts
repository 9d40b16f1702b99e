import { readSourceType, type SourceType, type StatedMark } from './picture-mark.rules.ts';

const WORDS: Readonly<Record<SourceType, string>> = {
  algorithmicMedia: 'Drawn by software that was not trained on pictures',
  trainedAlgorithmicMedia: 'Made by an AI model',
  compositeWithTrainedAlgorithmicMedia: 'Made by an AI model that began with another picture',
  algorithmicallyEnhanced: 'A picture that software painted over or changed',
};

interface MarkLine {
  label: string;
  text: string;
}

/** What a picture says of itself, a line for each fact; none when it says nothing. */
export function describeMark(mark: StatedMark): MarkLine[] {
  const { sourceType, tool, created, engine, seed, prompt } = mark;
  const lines: [string, string | undefined][] = [
    ['How it was made', sourceType && describeSourceType(sourceType)],
    ['Made with', tool],
    ['Date', created],
    ['Engine', engine],
    ['Seed', seed],
    ['Prompt', prompt],
  ];
  // Anybody may have written it, and a terminal would obey some of it.
  return lines.flatMap(([label, text]) => (text ? [{ label, text: text.replace(/\p{Cc}+/gu, ' ') }] : []));
}

function describeSourceType(address: string): string {
  const type = readSourceType(address);
  return type ? `${WORDS[type]} (${type})` : address;
}
