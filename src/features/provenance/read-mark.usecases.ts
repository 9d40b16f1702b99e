import { SaxesParser } from 'saxes';
import { NAMESPACES, readSourceType, type SourceType, type StatedMark } from './picture-mark.rules.ts';

const { xmp, Iptc4xmpExt, dreamseed, rdf } = NAMESPACES;
const PROPERTIES: Readonly<Record<string, keyof StatedMark>> = {
  [`${Iptc4xmpExt}DigitalSourceType`]: 'sourceType',
  [`${Iptc4xmpExt}AIPromptInformation`]: 'prompt',
  [`${Iptc4xmpExt}AISystemUsed`]: 'engine',
  [`${xmp}CreatorTool`]: 'tool',
  [`${xmp}CreateDate`]: 'created',
  [`${dreamseed}Engine`]: 'engine',
  [`${dreamseed}Seed`]: 'seed',
};

/** More than a mark is long; what a file says beyond that is not read. */
const LONGEST_XMP = 512 * 1024;
const LONGEST_VALUE = 8000;

/** How the picture of this XMP came to be, where it says one of the ways that pictures from here do. */
export function readStatedSourceType(xmp: string): SourceType | undefined {
  return readSourceType(readMark(xmp).sourceType ?? '');
}

/**
 * Reads XMP, whoever wrote it: properties are attributes, elements, or elements with a resource.
 * @returns what can be read until the XML breaks off.
 */
export function readMark(text: string): StatedMark {
  const found: StatedMark = {};
  const note = (name: string, value: string) => {
    const property = PROPERTIES[name];
    const said = value.trim().slice(0, LONGEST_VALUE);
    if (property && said) found[property] ??= said;
  };
  const parser = new SaxesParser({ xmlns: true });
  let element = '';
  let written = '';
  parser.on('opentag', ({ uri, local, attributes }) => {
    element = `${uri}${local}`;
    written = '';
    for (const attribute of Object.values(attributes)) {
      const name = `${attribute.uri}${attribute.local}`;
      note(name === `${rdf}resource` ? element : name, attribute.value);
    }
  });
  parser.on('text', (piece) => {
    written += piece;
  });
  parser.on('closetag', ({ uri, local }) => {
    if (element === `${uri}${local}`) note(element, written);
    element = '';
  });
  try {
    parser.write(text.slice(0, LONGEST_XMP).replace(/^\ufeff/, '')).close();
  } catch {
    // What was read before it broke off counts.
  }
  return found;
}
