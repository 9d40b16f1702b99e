export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, e.g. `/user/status`. */
  path: string;
  /** Sent as JSON, or as the form that it is. */
  body?: unknown;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/**
 * The product API as the browser calls it: every call says what it sends, JSON unless it is a form, and
 * carries the identity token when there is one.
 */
export interface ProductApi {
  /**
   * @returns the answer's JSON, or null for 204.
   * @throws {ProductApiError} with the server's message, or 'API Error: {status text}'.
   */
  call<Answer>(request: ApiRequest): Promise<Answer | null>;
}

/** For what the product API answers with a file. */
export interface FileApi extends ProductApi {
  /** @throws {ProductApiError} as `call` does. */
  fetchFile(request: ApiRequest): Promise<Blob>;
}
