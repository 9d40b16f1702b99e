/** Words with these endings name people, whatever they do. */
const PEOPLE =
  /(?:keeper|herder|smith|monger|maker|worker|fighter|driver|hunter|seller|catcher|tamer|walker|dresser|player|singer|writer|cleaner|trainer|dealer|builder|ologist|ographer|ician|iatrist|eteer)$/;
const MEN = /[a-z]{2}(?<!^(?:hu|ro|ger|nor|superhu|inhu))man$/;
const WOMEN = /[a-z]{2}woman$/;
const MANY_MEN = /[a-z]{2}(?<!^(?:se|speci|regi|abdo|acu|bitu))men$/;
/** Those that name things as often: only where they do something. */
const DOERS = /[a-z]{3}(?:er|or|ist|eer|ant)$/;

/** Who is drawn for a role that nobody knows. */
export function personOfRole(word: string, acts: boolean): string | undefined {
  if (WOMEN.test(word)) return 'woman';
  if (MEN.test(word)) return 'man';
  if (MANY_MEN.test(word)) return 'men';
  const one = word.replace(/s$/, '');
  if (!PEOPLE.test(one) && !(acts && DOERS.test(one))) return undefined;
  return one === word ? 'person' : 'people';
}
