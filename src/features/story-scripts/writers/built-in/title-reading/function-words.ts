import { wordsOf } from './words-of.ts';

export const ARTICLES = wordsOf('the a an');
export const POSSESSIVES = wordsOf('my our your his her their its');
export const DETERMINERS = wordsOf(
  'this that these those some every each any all both no another one two three four five six seven eight nine ten',
);
export const NUMBERS = wordsOf('one two three four five six seven eight nine ten eleven twelve twenty');
export const PREPOSITIONS = wordsOf(
  `of in on at to from with without for by under over after before between behind beside beneath beyond through
   across around near into onto inside outside along against during until since above below among amid toward
   towards off past within upon like as about via`,
);
export const PRONOUNS = wordsOf(
  'i you he she it we they me him us them who everyone everybody nobody somebody someone something nothing',
);
export const AUXILIARIES = wordsOf(
  `is are am was were be been being do does did has have had will would can could should may might must shall
   isn't aren't wasn't weren't don't doesn't didn't hasn't haven't hadn't won't wouldn't can't couldn't shouldn't
   i'm you're we're they're it's that's let's here's there's what's i've we've you've i'll we'll you'll it'll`,
);
export const QUESTION_WORDS = wordsOf('who whom whose what which when where why how');
export const CLAUSE_OPENERS = wordsOf(
  'if because although while unless once wherever whenever whatever since',
);
/** Verbs that a title commands, where what follows is not the story's subject. */
export const COMMANDS = wordsOf(
  `follow keep stop start find take make get give let go come run walk look listen wait remember forget don't never
   always think believe trust leave stay hold open close read write call ask tell bring save send catch chase choose
   dare break climb eat drink cook bake dance sing smile breathe wake sleep live learn grow build turn say see feel
   mind watch know want need try please stand buy shop support join save dream ignore print delete show click`,
);
/** "Meet Luna", "Introducing the Owl": whatever follows these is the subject. */
export const PRESENTERS = wordsOf(
  'meet introducing visit discover explore presenting celebrating celebrate welcome exploring visiting discovering experience taste',
);
/** Everyday verbs in forms that show that a title is a sentence. */
export const FINITE_VERBS = wordsOf(
  `loves hates wants needs says said goes went comes came makes made takes took gets got gives gave finds found
   thinks thought knows knew sees saw tells told becomes became begins began begun keeps kept lived
   loved wanted needed built broke bought brought ate drank ran sang sat slept spoke stole swam taught threw woke
   wore won wrote felt fell flew forgot grew held lost met paid sent sold stood understood eats drinks runs sings
   sits sleeps waits waited walked walks talked talks looks looked stopped stops meets happened happens learns learned
   changed changes tried turns turned saved saves returns returned dreams dreamed arrives arrived`,
);
/** "Story of ...", "Secret of ...": the subject is what follows. */
export const WRAPPERS = wordsOf(
  `story tale legend secret secrets history art return rise fall case mystery day night life guide review recipe
   ballad song diary chronicle chronicles adventures adventure making magic joy beauty power science best
   world charm spirit sound taste colours colors memories memory portrait lives birth evolution future`,
);
export const LIST_NOUNS = wordsOf(
  `ways reasons tips things ideas steps tricks secrets rules lessons mistakes facts habits places recipes hacks
   signs questions books looks trends words gifts myths truths moments stories ways`,
);
/** Titles with these and no English word are in another language, whatever their nouns look like. */
export const FOREIGN_WORDS = wordsOf(
  `el los las del una unos y les des du au aux une et est sur dans der die das und ein eine im am zum zur ist nicht
   von mit für il lo gli della delle nel nella che di uma um os dos das na não och det är på en het een van op
   de la le se por para con sin mon ma mes ich wir sie io mi tu si где и в на не для как`,
);

/** After a plural noun these are verbs: "Dogs Love Snow". */
export const PLAIN_VERBS = wordsOf('love hate need want like know make eat never always still');
/** A title of one of these and a place is no noun phrase: "Lost in Lisbon". */
export const LONE_WORDS = wordsOf(
  'lost alone found gone forever always never yes no hello goodbye ok made born stranded trapped stuck together hidden forgotten away',
);
