import { Parser } from 'htmlparser2';

/** What an import wants to know of a post's HTML. */
export interface HtmlSurvey {
  /** Pictures with plain http addresses. */
  httpImages: number;
  /** Links and pictures with addresses that only work beside the page they were written for. */
  relativeAddresses: number;
  firstImage: { address: string; alt: string } | undefined;
}

const WHOLE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

export function surveyHtml(html: string): HtmlSurvey {
  const survey: HtmlSurvey = { httpImages: 0, relativeAddresses: 0, firstImage: undefined };
  const parser = new Parser({
    onopentag(name, { src, href, alt }) {
      const address = (name === 'img' ? src : name === 'a' ? href : undefined)?.trim();
      if (!address) return;
      if (!WHOLE.test(address)) survey.relativeAddresses++;
      if (name !== 'img') return;
      if (/^http:/i.test(address)) survey.httpImages++;
      survey.firstImage ??= { address, alt: alt?.trim() ?? '' };
    },
  });
  parser.end(html);
  return survey;
}
