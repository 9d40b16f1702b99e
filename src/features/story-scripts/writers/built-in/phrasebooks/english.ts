import type { Ask, Form, Phrasebook } from './phrasebook.types.ts';

const MAKING: Form = [
  'Say in one sentence what readers will be able to do at the end.',
  ['What You Need', 'List what readers need before they start: tools, time and, if it matters, money.'],
  ['First Steps', 'Write step 1 and step 2, each in one sentence that begins with a verb.'],
  ['Next Steps', 'Write step 3 and the steps after it, and name the mistake that happens most often.'],
  ['The Result', 'Describe what it looks like when it is done, and what readers can try next.'],
];

const COMPARISON: Form = [
  'Say in one sentence what is being compared, and for whom.',
  ['The First One', 'Describe the first one: what it is, and what sets it apart.'],
  ['The Second One', 'Describe the second one by the same points, in the same order.'],
  ['The Difference', 'Name the one difference that matters most, and say how you noticed it.'],
  ['In Short', 'Sum it up in one sentence and, if readers have to choose, say which one you would pick.'],
];

const OFFER: Form = [
  'Say in one sentence what is new, and who it is for.',
  ['What It Is', 'Describe what you offer in one or two sentences, without big promises.'],
  ['What It Does', 'Name the one thing that it makes easier or nicer, with an example.'],
  ['Price and Dates', 'Give the price, and the dates on which the offer begins and ends.'],
  ['How to Get It', 'Say what readers should do now, and give the link or the address.'],
];

const FAVORITE: Ask = [
  'One to Look At',
  'Name the one piece that you would pick yourself, and say in one sentence why.',
];

export const ENGLISH: Phrasebook = {
  code: 'en',
  words: `a the and of to in for with your my our from at by on how what why when where who which is are was were be do does
    don't can you i it its this that these those not we his her their about into over under after before vs best top new
    first last night day little big old world life love home house time way ways make made get better more most an named called cat dog tea coffee summer
    winter spring fall collection morning secret story tips things people year days hours week welcome happy`,
  quotes: ['“', '”'],
  numbers: 'one two three four five six seven eight nine ten eleven twelve',
  items: `Tip/Tips Trick/Tricks Hack/Hacks Way/Ways Idea/Ideas Reason/Reasons Thing/Things Mistake/Mistakes
    Habit/Habits Secret/Secrets Rule/Rules Lesson/Lessons Myth/Myths Sign/Signs Question/Questions
    Place/Places Spot/Spots Book/Books Movie/Movies Film/Films Song/Songs Exercise/Exercises
    Beach/Beaches City/Cities Recipe/Recipes Food/Foods Snack/Snacks Gift/Gifts Tool/Tools App/Apps
    Quote/Quotes Plant/Plants Benefit/Benefits Example/Examples Restaurant/Restaurants Step/Steps
    Fact/Facts Game/Games Dish/Dishes Island/Islands Hike/Hikes Museum/Museums Principle/Principles
    Word/Words`,
  factItems: 'Fact Myth',
  stepItems: 'Step',
  namedItems:
    'Place Spot Book Movie Film Song Beach City Recipe Food Snack Gift Tool App Plant Restaurant Game Dish Island Hike Museum Thing',
  numbered: ['No.', 'Nos.'],
  only: 'The {item}',
  colon: ':',
  calls: {
    list: 'what i(?: have)? learned|tips|tricks|hacks|gift ideas|ideas for|facts|myths|mistakes|habits|reasons (?:to|why)|ways to|^(?:best|top) .+ (?:in|for|near|under) .+',
    lessons: 'learned|learnt',
    recipe: 'recipes?',
    difference: 'differences? between|tell .+ apart|.+ or .+ how to tell',
    comparison: 'vs|versus|compared (?:to|with)|differences? between|which is better|.+ or .+\\?',
    review: 'reviews?|reviewed|tested|hands-on|worth it|honest opinion|first impressions',
    roundup:
      "weekly (?:news|roundup|update)|(?:news|stories|headlines) (?:of|from) the (?:week|month|day)|this (?:week|month)'s news|news (?:roundup|digest)|week in review",
    news: 'news|breaking|updates?|announces|announced|press release',
    greeting:
      "happy (?:birthday|new year|anniversary|easter|diwali|holidays|mother's day|father's day|valentine's day|halloween)|merry christmas|congratulations|congrats|thank you|get well|season's greetings",
    sale: '(?<!for )sale|discounts?|\\d+% off|black friday|clearance',
    collection: 'new collection|collection \\d{4}|(?:spring|summer|fall|autumn|winter) collection',
    offer:
      'launch|launches|launching|introducing|now available|coming soon|pre-?order|for sale|grand opening',
    making:
      'how to (?:make|build|bake|cook|brew|grow|sew|knit|crochet|draw|paint|plant|fold|carve|repair|fix|create|prepare|write|design) .+|diy',
    steps: "how to|step by step|guide to|beginner's guide|tutorial|diy|learn to|for beginners|workout",
    travel:
      'travel(?: guide)?|(?:road )?trip|visit|visiting|(?:weekend|hours|days|week) in|itinerary|city guide|vacation|where to (?:stay|eat)|things to do|backpacking',
    question:
      '^why|^what (?:is|are|does|do|did|if|happens|makes|causes)|^who (?:is|are|was|were|invented|owns)|^when (?:is|are|does|do|did|will|should|can)|^where (?:is|are|does|do|did|can)|^how (?:does|do|did|is|are|many|much|long|old|far|often|can|could)',
    story:
      "story|tale|legend|adventures?|once upon|who|whose|that|named|called|learns|learned|meets|lost|finds|found|saves|saved|journey|the last|and the|'s first|and (?:his|her)|little|brave",
  },
  pair: /^(?:.*(?:\bbetween |: ))?(?!(?:is|are|should|do|does|which|what|who|can|how) )(.+?) (?:vs\.?|versus|or|and) (.+?)[?!.]*$/i,
  wish: /\b(?:dream(?:t|ed|s|ing)? of|(?:want|long|wish|hope)(?:s|ed|d)?(?= to\b)) (.+)$/i,
  and: ' and ',
  picture: {
    lightest: 'It is lighter {place} than in the rest of the picture.',
    evenly: 'Every part of the picture counts.',
    plain: 'One color, from edge to edge.',
    places: {
      top: { left: 'in the upper left', centre: 'at the top', right: 'in the upper right' },
      middle: { left: 'on the left', centre: 'in the middle', right: 'on the right' },
      bottom: {
        left: 'in the lower left',
        centre: 'at the bottom',
        right: 'in the lower right',
      },
    },
    brightness: {
      dark: 'It is very dark here.',
      dim: 'It is rather dark here.',
      even: 'It is neither dark nor very bright here.',
      bright: 'It is bright here.',
    },
    warmth: {
      warm: 'The colors are more warm than cool.',
      neutral: 'Neither warm nor cool colors take the lead.',
      balanced: 'Warm and cool colors keep a balance.',
      gray: 'There is no color, only shades of gray.',
      cool: 'The colors are more cool than warm.',
    },
    contrast: {
      soft: 'Light and dark stay close together.',
      clear: 'Light and dark are easy to tell apart.',
      stark: 'Light and dark stand in strong contrast.',
    },
    detail: {
      calm: 'There are few sharp edges.',
      lively: 'Smooth parts and sharp edges take turns.',
      busy: 'There are many edges and details.',
      below: 'The lower half is full of details.',
      everywhere: 'There are edges and details everywhere.',
    },
  },
  starts: { news: 'The News in Brief', other: 'What to Expect' },
  openings: ['{title}, in five slides.', 'Here are five slides.'],
  hints: ['Keep it short and simple.', 'Say it in your own words.', 'Read it aloud once before you publish.'],
  careful: 'Leave out what you are not sure of.',
  forms: {
    making: MAKING,
    steps: [
      'Say what this is about.',
      [
        'Before You Start',
        'Say what to prepare: what readers should think about, decide or pack before they begin.',
      ],
      MAKING[2],
      MAKING[3],
      ['How You Know', 'Say how you know that it worked, and what readers can do if it did not.'],
    ],
    recipe: [
      'Say in one sentence what makes it special, and how many people it feeds.',
      ['Ingredients', 'List every ingredient with its amount, in the order in which it is used.'],
      ['Preparation', 'Say what to wash, cut, mix or heat before the real cooking begins.'],
      [
        'Cooking',
        'Write the steps in order, with your times and temperatures, and say how to tell that it is done.',
      ],
      ['To Serve', 'Say how to serve it, what goes well with it, and how long it keeps.'],
    ],
    news: [
      'Sum up the news in one sentence: who did what.',
      ['What Happened', 'Tell what happened in one or two sentences, with nothing but confirmed facts.'],
      ['When and Where', 'Give the date, the place and the people who were involved.'],
      ['Why It Matters', 'Say who is affected by this, and what changes for them.'],
      ['What Comes Next', 'Say what is expected next, and name your source with a link.'],
    ],
    review: [
      'Say in one sentence what you tried, and for how long.',
      ['What Is Good', 'Name what you liked most, with one example from your own use.'],
      ['What Is Not So Good', 'Name what bothered you, and how much it matters in everyday use.'],
      ['Who It Is For', 'Say who will be happy with it, and who should choose something else.'],
      ['The Verdict', 'Give your verdict in one sentence, with the price that you paid if there was one.'],
    ],
    comparison: COMPARISON,
    difference: [
      'Say why people mix them up.',
      COMPARISON[1],
      COMPARISON[2],
      COMPARISON[3],
      ['In Short', 'Sum up in one sentence how to tell them apart.'],
    ],
    question: [
      'Say in one sentence why people ask this.',
      ['The Short Answer', 'Answer in one sentence, from a source you trust.'],
      ['The Reason', 'Explain the answer in one or two sentences, and name your source.'],
      ['An Example', 'Give one example that readers may know from their own lives.'],
      ['What to Remember', 'Repeat the answer in a few words, and say where readers can learn more.'],
    ],
    travel: [
      'Say in one sentence who this trip is for, and what the best time to go is.',
      ['Getting There', 'Say how to get there and around, and what it cost you.'],
      ['What to See', 'Name two or three places, each with a reason why it is worth the time.'],
      ['Food and Rest', 'Name a place to eat and a place to rest that you have tried yourself.'],
      ['Before You Go', 'Say what to pack, what to book early, and what you would skip.'],
    ],
    sale: [
      'Say in one sentence what is on sale, and who it is for.',
      ['What Is Included', 'Say what is included in the sale, and what readers can save on it.'],
      FAVORITE,
      ['Dates and Exceptions', 'Give the dates on which the sale begins and ends, and name the exceptions.'],
      OFFER[4],
    ],
    collection: [
      OFFER[0],
      ['In the Collection', 'Say what is in the collection, and what its pieces have in common.'],
      FAVORITE,
      ['Dates and Prices', 'Say when it is out, and give the price range.'],
      OFFER[4],
    ],
    offer: OFFER,
    greeting: [
      'Greet them in your own words, and say who is sending this.',
      ['Just for You', 'Write what you like about them, in the words that you would use in person.'],
      ['Remember This?', 'Tell one memory that the two of you share, with where and when it was.'],
      ['A Wish', 'Write one wish for the year ahead, as personal as you can.'],
      ['With Love', 'Sign with your names, and say when you will see each other again.'],
    ],
  },
  lists: {
    list: {
      about: 'Say in one sentence who this is for.',
      entry: 'Write it in one short sentence, and add why you chose it.',
      close: [
        'Where to Begin',
        'Name the one to begin with, say why, and tell readers what they can read next.',
      ],
    },
    named: {
      about: 'Say in one sentence who this is for.',
      entry: 'Name it, and say in one sentence why it is here.',
      close: [
        'Where to Begin',
        'Name the one to begin with, say why, and tell readers what they can read next.',
      ],
    },
    lessons: {
      about: 'Say in one sentence who you were then, and who this is for.',
      entry: 'Write one thing you learned, and how you learned it.',
      close: ['The Most Important One', 'Name the one that matters most to you today, and say why.'],
    },
    facts: {
      about: 'Say in one sentence what this is about and why it is worth knowing.',
      entry: 'Write it in one sentence, and name the source that you checked it with.',
      close: [
        'Where to Read More',
        'Name the sources that you used, with links, so that readers can check them.',
      ],
    },
    stages: {
      about: 'Say in one sentence what readers will be able to do at the end.',
      entry: 'Say what to do in one sentence that begins with a verb.',
      close: ['The Result', 'Say how readers can tell that it worked, and what they can try next.'],
    },
    roundup: {
      about: 'Say which days these news are from, and who they matter to.',
      entry: 'Say in one sentence who did what and when, and name your source.',
      close: ['What Comes Next', 'Say what is expected next, and where readers can follow the news.'],
      label: ['News', 'News'],
    },
  },
  shortList: [
    ['An Example', 'Show with one example from your own life how this works.'],
    ['Try It Now', 'Say what readers can do today, in a single step.'],
  ],
  longList: [
    'And the Rest',
    'Five slides have room for three of the {count}. If you have a full list, say where readers can find it.',
  ],
  tales: {
    story: [
      [
        'Where It Begins',
        '{title} begins here, in {colors}. Everything around it is still quiet, and nobody knows yet how the story will end.',
        '{title} begins here, in {colors}. Nobody knows yet how it will end.',
        'This story begins here, in {colors}. Everything is still quiet, and nobody knows yet how it is going to end.',
      ],
      [
        'Before the First Step',
        'On a day like any other, a thought comes up that will not go away. {light} It is time to begin.',
        'There is always a moment before the first step. {light} It would be easy to turn around now.',
      ],
      [
        'The Turn',
        'Then comes the moment when everything could change. Take your time and look closely. {lightest}',
      ],
      [
        'One Step, Then Another',
        'It is not easy, and it takes longer than anyone thought. But one step follows another, and none leads back.',
        'The first try does not have to work. What counts is the second one, a little braver and a little calmer.',
      ],
      [
        'What Stays',
        'And so the story ends in {colors}, as it began. What was only a beginning has become something to remember.',
        'At the end it is quiet, as at the start, in {colors}. Nothing in the picture has changed, but it tells you more than before.',
      ],
    ],
    look: [
      [
        'A First Look',
        '{title}: here is a first look, in {colors}. There is no hurry: let the picture speak first, and take your time.',
        '{title}: here is a first look, in {colors}. Let the picture speak first.',
        'Here is a first look, in {colors}. There is no hurry: let the picture speak first, and take your time.',
      ],
      [
        'Now the Light',
        'Before anything else, look at the light. {light} {warmth} Stay with that for a moment.',
      ],
      [
        'Where the Eye Goes',
        'Let your eyes move freely, and see where they stop. {lightest} What did you see first?',
      ],
      ['A Closer Look', 'Come closer now, and look at the quiet corners too. {detail} {contrast}'],
      [
        'One More Look',
        'Now step back and see it all at once, in {colors}. Which part of it will you remember tomorrow?',
        'Look once more at the whole picture, with its {colors}. Then close your eyes for a moment, and see what stays with you.',
      ],
    ],
    blank: [
      [
        'A First Look',
        '{title}: one color, {colors}, from edge to edge. There is little to see here, and a lot to imagine.',
        '{title}: one color, {colors}, from edge to edge. The rest is yours to imagine.',
        'One color, {colors}, from edge to edge. There is little to see here, and so there is a lot to imagine.',
      ],
      [
        'Now the Light',
        'Before anything else, look at the light. {light} The light is the same in every corner, from top to bottom.',
      ],
      [
        'Room to Think',
        'Nothing here asks for your attention. Let your eyes rest for as long as you like, and see what comes to mind.',
      ],
      [
        'An Empty Page',
        'A picture like this is an empty page. Think of one thing that could stand in the middle of it.',
      ],
      [
        'One More Look',
        'Look once more, from edge to edge. It is still only {colors}, but perhaps it reminds you of something by now.',
      ],
    ],
  },
  wishing: [
    'One Wish',
    'One wish starts it all: {wish}. {light} The wish has not come true yet, but it has been said.',
  ],
};

/** A practical title in a language that is not written: its author writes, in that language. */
export const PLAIN_FORM: Form = [
  'Say in one sentence what this is about, in the language of your title.',
  ['2/5', 'Write the first thing that readers should know or have, in the language of your title.'],
  ['3/5', 'Write what comes next, in one or two sentences, in the language of your title.'],
  ['4/5', 'Write what comes after that, and name what is easily missed or done wrong.'],
  ['5/5', 'Sum it up in one sentence, and say what readers can do or try next.'],
];
