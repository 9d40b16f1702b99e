import { Parser } from 'htmlparser2';

/** What an import wants to know of a post's HTML. */
export interface HtmlSurvey {
  /** Pictures with plain http addresses. */
  httpImages: number;
  firstImage: { address: string; alt: string } | undefined;
}

export function surveyHtml(html: string): HtmlSurvey {
  const survey: HtmlSurvey = { httpImages: 0, firstImage: undefined };
  const parser = new Parser({
    onopentag(name, { src, alt }) {
      const address = name === 'img' ? src?.trim() : '';
      if (!address) return;
      if (/^http:/i.test(address)) survey.httpImages++;
      survey.firstImage ??= { address, alt: alt?.trim() ?? '' };
    },
  });
  parser.end(html);
  return survey;
}
