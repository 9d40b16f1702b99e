import { expect, test } from 'vitest';
import { readSourceType, sourceTypeOf, writeSourceType, writeXmp } from './picture-mark.rules.ts';
import { readMark } from './read-mark.usecases.ts';

test.each([
  ['illustrator', false, 'algorithmicMedia'],
  ['illustrator', true, 'algorithmicallyEnhanced'],
  ['comfyui', false, 'trainedAlgorithmicMedia'],
  ['comfyui', true, 'compositeWithTrainedAlgorithmicMedia'],
])('what %s draws, from a picture: %s, is %s', (engine, hasStart, type) => {
  expect(sourceTypeOf(engine, hasStart)).toBe(type);
});

test('a mark is read as it was written, and names a model only where one drew', () => {
  const mark = { sourceType: 'trainedAlgorithmicMedia', tool: 'Site', engine: 'comfyui', seed: 3 } as const;
  const xmp = writeXmp(mark);
  expect(readMark(xmp)).toEqual({
    sourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    tool: 'Site',
    engine: 'comfyui',
    seed: '3',
  });
  expect(xmp).toContain('AISystemUsed="comfyui"');
  expect(writeXmp({ ...mark, engine: 'illustrator' })).not.toContain('AISystemUsed');
});

test('properties are read as elements too, and until the XML breaks off', () => {
  const elements = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
    <rdf:Description><e:DigitalSourceType rdf:resource="http://cv.iptc.org/x"/>
    <xmp:CreatorTool> GIMP &amp; co </xmp:CreatorTool></rdf:Description></rdf:RDF>`;
  expect(readMark(elements)).toEqual({ sourceType: 'http://cv.iptc.org/x', tool: 'GIMP & co' });
  expect(readMark(elements.slice(0, -40))).toMatchObject({ sourceType: 'http://cv.iptc.org/x' });
  expect(readMark('no XML at all')).toEqual({});
});

test('only terms that a picture from here may be are known', () => {
  expect(readSourceType(readMark(writeSourceType('algorithmicMedia')).sourceType ?? '')).toBe(
    'algorithmicMedia',
  );
  expect(readSourceType('http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture')).toBeUndefined();
});
