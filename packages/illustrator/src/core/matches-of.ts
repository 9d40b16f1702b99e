/**
 * `matchAll` without its copy of the pattern: every copy is compiled anew, which takes far longer than the search
 * where a pattern has many words.
 * @param pattern global
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}
