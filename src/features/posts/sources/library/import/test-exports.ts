import { Readable } from 'node:stream';

/** An export as the importer gets it: bytes, in pieces that end anywhere. */
export function bytesOf(text: string | Uint8Array, pieceLength = 1000): AsyncIterable<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const count = Math.ceil(bytes.length / pieceLength);
  return Readable.from(
    Array.from({ length: count }, (_, index) =>
      bytes.subarray(index * pieceLength, (index + 1) * pieceLength),
    ),
  );
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface TestEntry {
  id?: number;
  title?: string;
  content?: string;
  type?: string;
  status?: string;
  filename?: string;
  labels?: readonly string[];
  published?: string;
  updated?: string;
  description?: string;
  extra?: string;
}

/** An entry of today's "Back up content". */
export function takeoutEntry(entry: TestEntry = {}): string {
  const {
    id = 101,
    title = 'Hello',
    content = '<p>Hello, world.</p>',
    type = 'POST',
    status = 'LIVE',
  } = entry;
  const { published = '2026-04-04T14:38:00Z', updated = '2026-07-21T00:02:39.331Z', labels = [] } = entry;
  return `
  <entry>
    <id>tag:blogger.com,1999:blog-555.post-${id}</id>
    <blogger:type>${type}</blogger:type>
    <blogger:status>${status}</blogger:status>
    <author>
      <name>Ana</name>
      <uri>https://www.blogger.com/profile/09</uri>
      <blogger:type>BLOGGER</blogger:type>
    </author>
    <title>${escapeXml(title)}</title>
    <content type='html'>${escapeXml(content)}</content>
    <blogger:metaDescription>${escapeXml(entry.description ?? '')}</blogger:metaDescription>
    <blogger:created>2026-04-04T14:37:40.595Z</blogger:created>
    <published>${published}</published>
    <updated>${updated}</updated>
    <blogger:location/>
    ${labels.map((term) => `<category scheme='tag:blogger.com,1999:blog-555' term="${escapeXml(term)}"/>`).join('')}
    <blogger:filename>${entry.filename ?? '/2026/04/hello.html'}</blogger:filename>
    <link/>
    <enclosure/>
    <blogger:trashed/>
    ${entry.extra ?? ''}
  </entry>`;
}

export function takeoutExport(...entries: readonly string[]): string {
  return `<?xml version='1.0' encoding='utf-8'?>
<feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'>
  <id>tag:blogger.com,1999:blog-555</id>
  <title>My blog</title>${entries.join('')}
</feed>
`;
}

/** An entry of an export as Blogger wrote them until 2024. */
export function oldEntry(entry: TestEntry & { kind?: string; isDraft?: boolean } = {}): string {
  const {
    id = 101,
    title = 'Hello',
    content = '<p>Hello, world.</p>',
    kind = 'post',
    isDraft = false,
  } = entry;
  const {
    published = '2026-04-04T11:38:00.000-03:00',
    updated = '2026-07-20T21:02:39.331-03:00',
    labels = [],
  } = entry;
  const filename = entry.filename ?? '/2026/04/hello.html';
  return `<entry><id>tag:blogger.com,1999:blog-555.post-${id}</id><published>${published}</published><updated>${updated}</updated>${
    isDraft
      ? `<app:control xmlns:app='http://purl.org/atom/app#'><app:draft>yes</app:draft></app:control>`
      : ''
  }<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${kind}'/>${labels
    .map((term) => `<category scheme='http://www.blogger.com/atom/ns#' term="${escapeXml(term)}"/>`)
    .join(
      '',
    )}<title type='text'>${escapeXml(title)}</title><content type='html'>${escapeXml(content)}</content>${
    isDraft
      ? ''
      : `<link rel='alternate' type='text/html' href='http://name.blogspot.com${filename}' title='x'/>`
  }<author><name>Ana</name><uri>http://www.blogger.com/profile/09</uri><gd:image rel='http://schemas.google.com/g/2005#thumbnail' width='32' height='32' src='//lh3.googleusercontent.com/ana=s32'/></author>${entry.extra ?? ''}</entry>`;
}

export function oldExport(...entries: readonly string[]): string {
  return `<?xml version='1.0' encoding='UTF-8'?><?xml-stylesheet href="http://www.blogger.com/styles/atom.css" type="text/css"?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:openSearch='http://a9.com/-/spec/opensearchrss/1.0/' xmlns:gd='http://schemas.google.com/g/2005' xmlns:thr='http://purl.org/syndication/thread/1.0' xmlns:georss='http://www.georss.org/georss'><id>tag:blogger.com,1999:blog-555.archive</id><updated>2026-07-20T21:02:39.331-03:00</updated><title type='text'>My blog</title><link rel='alternate' type='text/html' href='http://name.blogspot.com/'/><generator version='7.00' uri='https://www.blogger.com'>Blogger</generator>${entries.join('')}</feed>`;
}
