/** Standard reason phrases (RFC 9110 and its registry) of the answers that visitors may meet; the rest are told by number. */
const STATUS_PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The status text of an answer. HTTP/2 and later send none, so the code's own phrase stands in. */
export function statusPhrase({ status, statusText }: { status: number; statusText: string }): string {
  return statusText.trim() || STATUS_PHRASES[status] || `Status ${status}`;
}
