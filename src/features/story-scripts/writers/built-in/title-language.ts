import type { Phrasebook } from './phrasebooks/phrasebook.types.ts';
import { PHRASEBOOKS } from './phrasebooks/phrasebooks.registry.ts';
import { plainTitle, wordsOf } from './words-of-title.ts';

/** Small words of languages that are not written here, so that their titles are not taken for English. */
const OTHER_WORDS = new Set(
  wordsOf(`het een voor hoe oude naar onze jak zrobić się nad dla przez jest nie ile dlaczego las zimowy dom noc dzień przepis
    hur man och att på för hvordan og til det vad som min nasıl ve bir için ile yapılır evde neden gece cara membuat yang dan untuk
    resep cách và của cum să și pentru jak proč jsem ako ja näin miten mikä on hogyan és egy miért amb els dels fer
    kako je zašto kaip kā kuidas si wat waarom leuke recept sommige mijn nieuwe`),
);
/** Letters that none of our Latin phrasebooks is written with. */
const OTHER_LETTERS = /[łńśźżąęěščřžůťďňőűşğıđơưățșåøæðþėįųūāēīģķļņĺľŕ\u1ea0-\u1ef9]/u;
/** Devanagari also writes Marathi and Nepali, which have words and a letter that Hindi has not. */
const NOT_HINDI =
  /ळ|(?:^| )(?:आणि|आहे|आहेत|कसे|कशी|कसा|काय|साठी|मध्ये|छ|छन्|गर्ने|कसरी|मेरो|हाम्रो)(?= |$)|च्या(?= |$)|घ्यावी/u;

/** How-tos, recipes, lists and questions in languages that are not written. */
const PRACTICAL =
  /\p{N}|[?？؟]\s*$|方法|作り方|やり方|レシピ|コツ|なぜ|如何|怎么|怎樣|食谱|技巧|방법|만들기|레시피|팁|كيف|وصفة|نصائح|طريقة|איך|מתכון|วิธี|สูตร|(?:^|\s)(?:jak|przepis|porady|dlaczego|proč|recept|tips?|hur|hvordan|hoe|waarom|nasıl|tarifi|neden|cara|resep|cách|công thức|cum|rețetă|hogyan|miért|miten|resepti|kako|kaip|kuidas|как|рецепт|почему|советы|советов|як|чому|поради|πώς|συνταγή|γιατί|कसे|कशी|कसा|कसरी)(?=\s|$)/u;

/** Whether a title in one of those languages seems to promise something that only its author can write. */
export function isPractical(title: string): boolean {
  return PRACTICAL.test(title.normalize('NFC').toLowerCase());
}

/** The code of a phrasebook, or undefined for a title in none of their languages. */
export function titleLanguage(title: string): string | undefined {
  const text = plainTitle(title);
  const letters = text.match(/\p{L}/gu) ?? [];
  const count = (script: RegExp) => letters.filter((letter) => script.test(letter)).length;
  const [latin, devanagari] = [count(/\p{Script=Latin}/u), count(/\p{Script=Devanagari}/u)];
  if (devanagari > latin) return NOT_HINDI.test(text) ? undefined : 'hi';
  if (latin < letters.length / 2) return undefined;
  return latinLanguage(text);
}

/** The language with the most words of its own; English where there is nothing to tell by. */
function latinLanguage(text: string): string | undefined {
  const words = text.split(/[\s?]+/).filter(Boolean);
  const books = PHRASEBOOKS.map((book) => ({ code: book.code, score: scoreOf(book, words, text) }));
  const best = books.reduce((leader, book) => (book.score > leader.score ? book : leader));
  const foreign = words.filter((word) => OTHER_WORDS.has(word) || OTHER_LETTERS.test(word)).length;
  return foreign > best.score ? undefined : best.code;
}

const vocabularies = new Map<string, ReadonlySet<string>>();

function scoreOf(book: Phrasebook, words: readonly string[], text: string): number {
  const known = words.filter((word) => vocabularyOf(book).has(word.replace(/'s$/, ''))).length;
  return known + (book.letters?.test(text) ? 1 : 0);
}

/** Its small words, and the nouns of its lists. */
function vocabularyOf({ code, words, items }: Phrasebook): ReadonlySet<string> {
  const known =
    vocabularies.get(code) ?? new Set(wordsOf(`${words} ${items.replaceAll('/', ' ')}`.toLowerCase()));
  vocabularies.set(code, known);
  return known;
}
