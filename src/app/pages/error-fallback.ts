import { AppError } from '../../shared/app-error.ts';
import { answerPlainPage, wantsDocument } from './plain-page.ts';
import type { PageRequest } from './render-pages.ts';

type AnswerPage = (page: PageRequest) => Promise<Response>;

/** Whoever opens a page gets one to read, also when not even the error screen of the site can be rendered. */
export function withErrorFallback(answerPage: AnswerPage): AnswerPage {
  return async (page) => {
    const { request, logger, requestId } = page;
    if (!wantsDocument(request)) return answerPage(page);
    try {
      const answer = await answerPage(page);
      return isRoutersLastWord(answer) ? answerFailedPage(requestId) : answer;
    } catch (error) {
      if (error instanceof AppError || request.signal.aborted) throw error;
      logger.error({ err: error }, 'request failed');
      return answerFailedPage(requestId);
    }
  };
}

/** A line of text without a page around it. */
function isRoutersLastWord({ status, headers }: Response): boolean {
  return status === 500 && (headers.get('Content-Type') ?? '').startsWith('text/plain');
}

function answerFailedPage(reference: string): Response {
  return answerPlainPage({
    status: 500,
    title: 'We couldn’t load this page',
    sentence: 'Something went wrong on our side. Please try again in a moment.',
    reference,
  });
}
