import { utcDate } from '../../shared/clock.ts';
import { escapeHtml } from '../../shared/escape-html.ts';

/** Terms of IPTC's list of digital source types that a picture from here may be. */
const SOURCE_TYPES = [
  'algorithmicMedia',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicallyEnhanced',
] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** What a picture says of itself to programs. Nobody is named in it. */
export interface PictureMark {
  sourceType: SourceType;
  /** The name of the site. */
  tool: string;
  engine: string;
  seed: number;
  /** Milliseconds since 1970; missing where the same bytes go to everybody on every day. */
  createdAt?: number;
}

/** What is added when a visitor takes the picture along. */
export interface MarkAddition {
  /** The words it was drawn from, as the visitor typed them. */
  prompt?: string;
  createdAt?: number;
}

/** What any picture's XMP says of how it came to be, as it says it. */
export interface StatedMark extends Partial<Record<keyof Omit<PictureMark, 'createdAt'>, string>> {
  created?: string;
  prompt?: string;
}

const SOURCE_TYPE_ADDRESS = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
export const NAMESPACES = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  dreamseed: 'urn:dreamseed:picture:',
} as const;

/** Longer ones are cut: a JPEG has room for 65,502 bytes, and each character may become six. */
const LONGEST_PROMPT = 4000;
/** The one engine that knows no model. */
const WITHOUT_MODEL = 'illustrator';

/** How a picture came to be, in IPTC's terms. */
export function sourceTypeOf(engine: string, hasStartingPicture: boolean): SourceType {
  if (engine === WITHOUT_MODEL) return hasStartingPicture ? 'algorithmicallyEnhanced' : 'algorithmicMedia';
  return hasStartingPicture ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';
}

/** The term that an address names; undefined for any that no picture from here may be. */
export function readSourceType(address: string): SourceType | undefined {
  return SOURCE_TYPES.find((type) => address === sourceTypeAddress(type));
}

function sourceTypeAddress(type: SourceType): string {
  return `${SOURCE_TYPE_ADDRESS}${type}`;
}

/** Whether a picture of this kind was made of another one. */
export function beginsWithPicture(type: SourceType): boolean {
  return type === 'algorithmicallyEnhanced' || type === 'compositeWithTrainedAlgorithmicMedia';
}

/** The mark as XMP, in one element whose properties are attributes. */
export function writeXmp({ sourceType, tool, engine, seed, createdAt }: PictureMark): string {
  return wrap([
    ['Iptc4xmpExt:DigitalSourceType', sourceTypeAddress(sourceType)],
    ['xmp:CreatorTool', tool],
    ...dateOf(createdAt),
    ['dreamseed:Engine', engine],
    ['dreamseed:Seed', String(seed)],
    // IPTC's own property is for what it calls AI systems.
    ...(engine === WITHOUT_MODEL ? [] : [['Iptc4xmpExt:AISystemUsed', engine] as const]),
  ]);
}

/** XMP that says of a file from elsewhere what kind it is, and nothing more. */
export function writeSourceType(sourceType: SourceType): string {
  return wrap([['Iptc4xmpExt:DigitalSourceType', sourceTypeAddress(sourceType)]]);
}

const BEGINNING = `<rdf:Description rdf:about=""${(['Iptc4xmpExt', 'xmp', 'dreamseed'] as const)
  .map((name) => ` xmlns:${name}="${NAMESPACES[name]}"`)
  .join('')}`;

function wrap(properties: readonly Property[]): string {
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${NAMESPACES.rdf}">` +
    `${BEGINNING}${writeProperties(properties)}/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
  );
}

/** Adds to a mark that was written here; whatever it says stays. XMP from elsewhere is answered as it is. */
export function addToXmp(xmp: string, { prompt, createdAt }: MarkAddition): string {
  const properties = [
    ...(xmp.includes(' xmp:CreateDate=') ? [] : dateOf(createdAt)),
    ...(prompt ? [['Iptc4xmpExt:AIPromptInformation', cut(prompt)] as const] : []),
  ];
  return xmp.replace(BEGINNING, () => `${BEGINNING}${writeProperties(properties)}`);
}

type Property = readonly [name: string, value: string];

/** The day is enough: the same picture drawn twice on one is the same file. */
function dateOf(createdAt: number | undefined): Property[] {
  return createdAt === undefined ? [] : [['xmp:CreateDate', utcDate(createdAt)]];
}

function writeProperties(properties: readonly Property[]): string {
  return properties.map(([name, value]) => ` ${name}="${escapeHtml(clean(value))}"`).join('');
}

/** XML knows no control characters, and in an attribute no lines. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ')
    .trim();
}

function cut(text: string): string {
  return text.length <= LONGEST_PROMPT ? text : `${text.slice(0, LONGEST_PROMPT - 1).toWellFormed()}…`;
}
