import { Parser } from 'htmlparser2';
import { withLevelGuard } from '../../../post-html/level-guard.ts';

/** What an import wants to know of a post's HTML. */
interface HtmlSurvey {
  /** Pictures with plain http addresses. */
  httpImages: number;
  firstImage: { address: string; alt: string } | undefined;
}

/** Nothing is seen of what follows thousands of open elements; the sanitiser cuts it off there, too. */
export function surveyHtml(html: string): HtmlSurvey {
  return withLevelGuard(html, (text, guard) => {
    const survey: HtmlSurvey = { httpImages: 0, firstImage: undefined };
    const parser = new Parser({
      onopentagname: guard.open,
      onclosetag: guard.close,
      onopentag(name, { src, alt }) {
        const address = name === 'img' ? src?.trim() : '';
        if (!address) return;
        if (/^http:/i.test(address)) survey.httpImages++;
        survey.firstImage ??= { address, alt: alt?.trim() ?? '' };
      },
    });
    parser.end(text);
    return survey;
  });
}
