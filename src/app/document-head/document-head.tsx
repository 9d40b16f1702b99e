import { use } from 'react';
import { FAQ_QUESTIONS } from '../../features/site-pages/ui/questions/faq-questions.tsx';
import type { StructuredData } from '../../shared/document-head.types.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import { urls } from '../../urls.ts';
import { HOLD_BACK_NOT_FOUND } from '../inline-scripts/hold-back-not-found.ts';
import { ScriptNonceContext } from '../security/script-nonce.context.ts';
import { describeQuestions } from './described-questions.ts';
import { describeSite } from './described-site.ts';
import type { DocumentFacts } from './document-head.context.ts';
import { type WrittenTag, writeHead } from './written-head.ts';

interface DocumentHeadProps extends DocumentFacts {
  site: SiteInfo;
  url: URL;
  status: number;
}

/**
 * The tags of one document that only machines read. Each is marked as the document's own: the browser
 * takes them out when a visitor goes on to another page.
 */
export function DocumentHead(props: DocumentHeadProps) {
  const { site, planLinks, status } = props;
  const nonce = use(ScriptNonceContext);
  const dataOf = (pathname: string): readonly StructuredData[] => {
    if (pathname === urls.home()) return describeSite(site, planLinks);
    return pathname === urls.faq() ? [describeQuestions(FAQ_QUESTIONS)] : [];
  };
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {writeHead({ ...props, dataOf }).map((tag) => (
        <HeadTagElement key={JSON.stringify(tag)} tag={tag} />
      ))}
      {status === 404 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; its hash is in the CSP
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: HOLD_BACK_NOT_FOUND }} />
      )}
    </>
  );
}

function HeadTagElement({ tag }: { tag: WrittenTag }) {
  if ('script:ld+json' in tag) {
    return (
      <script
        data-document=""
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, in which no tag can begin
        dangerouslySetInnerHTML={{ __html: JSON.stringify(tag['script:ld+json']).replaceAll('<', '\\u003c') }}
      />
    );
  }
  return 'rel' in tag ? <link data-document="" {...tag} /> : <meta data-document="" {...tag} />;
}
