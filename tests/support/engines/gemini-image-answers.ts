/** A `google.rpc.Status` as the Gemini API writes it. */
export function describeGoogle(
  code: number,
  status: string,
  message: string,
  details: object[] = [],
): [number, object] {
  return [code, { error: { code, message, status, details } }];
}

/** An answer of one candidate. */
export function describeCandidate(candidate: object): [number, object] {
  const usageMetadata = { promptTokenCount: 9, candidatesTokenCount: 1_290, totalTokenCount: 1_299 };
  const modelVersion = 'gemini-2.5-flash-image';
  return [200, { candidates: [{ ...candidate, index: 0 }], usageMetadata, modelVersion, responseId: 'r1' }];
}
