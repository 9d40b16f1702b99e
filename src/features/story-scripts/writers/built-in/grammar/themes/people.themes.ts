import { defineTheme } from './define-theme.ts';

export const FRIENDSHIP = defineTheme('friendship', {
  words: `friend friendship together buddy pal neighbour neighbor team stranger kindness help hug companion kind amigo ami freund 友達 друг`,
  places: `the shared bench|the school gate|the low wall|the tree house|the corner table|the bus stop|the swing|
    the back fence|the front step|the last row`,
  objects: `wrapped sandwich|friendship bracelet|borrowed umbrella|two-person tent|torn ticket|spare key|bag of sweets|tin-can telephone|secret map|blue marble`,
  people: `new neighbour|old classmate|pen pal|bus driver|shy cousin|caretaker|sweet-shop owner|third wheel|
    older sister|bench neighbour`,
  sounds: `a late burst of laughter|a knock in code|a tin-can telephone|someone calling from below|a bag of sweets, shared|
    the sound of footsteps falling into step|a bad joke landing`,
  smells: `shared chips|wet grass|somebody’s kitchen|bubble gum|the back of the bus|old tent|orange peel`,
  troubles: `somebody moved away|the secret slipped out|only one seat was left|the joke fell flat|
    the message stayed unread|both reached for the last one|somebody had to say sorry`,
  wishes: `to be picked first|to have one true ally|to laugh at nothing again|to say sorry properly|
    to share the good seat|to be told the secret`,
  tips: `call instead of writing|remember the small thing they said|split it and let them choose|show up with soup|
    say it while they can hear it|be late together|ask one more question`,
  sayings: `Half a sandwich is a promise|Good friends finish your crisps|Silence shared is not silence|Old jokes keep best|
    Two umbrellas are one too many`,
  things: `bad jokes|marbles|sweets|postcards|secrets|bus tickets|crisps|promises`,
});

export const LOVE = defineTheme('love', {
  words: `love lover heart kiss romance romantic valentine wedding date couple darling honeymoon crush passion amor amour liebe 愛 любовь`,
  places: `the bench for two|the ticket queue|the lift|the bookshop ladder|the dance floor|the bridge with padlocks|the last tram|
    the flower stall|the café window|the coat check`,
  objects: `unsent letter|paper heart|cinema ticket|single rose|lost glove|shared umbrella|pressed flower|mixtape|door key|pair of teacups`,
  people: `florist|love-letter clerk|tram conductor|ring maker|dance teacher|cinema usher|matchmaking aunt|shy librarian|
    café owner|padlock seller`,
  sounds: `a slow song through a wall|a cup put down too quickly|rain on one umbrella|a laugh worth repeating|
    a letter going into a box|a second set of keys|a heartbeat, denied`,
  smells: `wet roses|borrowed perfume|cinema popcorn|ink|coffee for two|clean collar|warm rain`,
  troubles: `the letter arrived early|the lift got stuck|the song ended|somebody else sat down|
    the rose lost its head|the tram doors closed|both spoke at once`,
  wishes: `to be looked at twice|to say it without tripping|to dance one slow one|to be somebody’s reason|
    to grow old in the same room|to keep the other glove`,
  tips: `say it before it is perfect|listen with both hands empty|keep the ticket stubs|write it by hand|
    learn how they take their tea|be the one who waves last|dance in the kitchen`,
  sayings: `A blush is a short letter|Two cups, one story|Hearts are bad at arithmetic|Nobody regrets the second look|
    The shy one spoke first`,
  things: `letters|roses|ticket stubs|padlocks|heartbeats|love songs|teacups|second glances`,
});

export const FAMILY_AND_CHILDREN = defineTheme('children', {
  words: `child children kid kids baby toddler boy girl childhood toy doll teddy playground play playing puzzle balloon kite nursery bedtime fairytale
    parent mother father mom mum dad grandma grandpa twin twins sibling niño enfant kind 子供`,
  places: `the blanket fort|the slide|the sandpit|the biscuit cupboard|the tall swing|the puddle|the toy chest|
    the tree house|the bunk bed|the school bus`,
  objects: `one-eared teddy|paper plane|box of crayons|toy trumpet|skipping rope|wooden train|kite|pocket full of string|cardboard sword|tooth in a box`,
  people: `big sister|kindergarten teacher|ice-cream seller|imaginary friend|grandfather with time|babysitter|toy mender|
    lollipop lady|cousin of six|puppeteer`,
  sounds: `a swing that needs oil|a question being asked again|the sound of small feet on stairs|a toy trumpet|giggling under a table|
    a story, once more|the sound of blocks coming down`,
  smells: `crayons|warm milk|wet sand|bubble bath|banana|new plasticine|birthday candles`,
  troubles: `the tower fell down|it was bedtime|the balloon flew off|the teddy was left behind|
    somebody cheated at hide and seek|the tooth came out|the biscuit tin was empty`,
  wishes: `to stay up and know why|to be taller by Friday|to keep the snail|to win at hide and seek|
    to hear it one more time|to drive the bus`,
  tips: `kneel down to talk|answer the seventh why as well|let them pour it|keep the crayons within reach|
    hide where they will find you|build it to knock it down|carry plasters and patience`,
  sayings: `Every box is a ship|Small hands, big plans|Why is a full sentence|The best seat is a shoulder|
    Peas are a negotiation`,
  things: `crayons|marbles|building blocks|questions|paper planes|milk teeth|soap bubbles|plasters`,
});

export const SCHOOL = defineTheme('school', {
  words: `school student pupil teacher class classroom lesson university college exam homework education learn learning study studying
    library book reading reader read novel author writer writing write poem poetry poet bookshop bookstore librarian pencil notebook language
    graduation professor math maths story tale letter diary escuela école schule libro livre 学校 本 школа книга`,
  places: `the last row|the library ladder|the chalkboard|the lending desk|the school bell|the reading corner|the coat pegs|
    the exam hall|the card index|the bottom shelf`,
  objects: `library card|blunt pencil|dictionary|paper plane|ink bottle|bookmark|spelling list|school bell|red pen|overdue novel`,
  people: `librarian|substitute teacher|spelling champion|school caretaker|bookbinder|night-class poet|exam marker|lunch lady|
    late pupil|retired professor`,
  sounds: `chalk on slate|a page being turned back|a bell, finally|the scratching of pencils|a whisper in the last row|
    a stamp on a card|a chair on tiles`,
  smells: `pencil shavings|old paper|wet coats|ink|floor wax|apple cores|library dust`,
  troubles: `the bell rang too early|the last page was missing|the ink ran|somebody asked a better question|
    the answer was in the margin|the shelf label lied|the pencil broke`,
  wishes: `to know the answer once|to be read to the end|to sit by the window|to be spelled correctly|
    to skip one grade of trouble|to be borrowed again`,
  tips: `read it aloud to a wall|ask before you are sure|write the ending first|sharpen two pencils|
    underline less, think more|teach it to a friend|stop in the middle of a good sentence`,
  sayings: `Margins hold the best ideas|Every expert once chewed a pencil|Ask small, learn large|A late book has been loved|
    The last row hears everything`,
  things: `pencils|bookmarks|commas|paper planes|footnotes|library cards|chalk marks|question marks`,
});

export const WORK = defineTheme('work', {
  words: `work job office career meeting boss team startup founder project productivity desk employee interview remote monday deadline
    leadership hustle success goal business freelancer colleague coworking workshop builder carpenter craftsman construction tool
    blacksmith tailor clockmaker watchmaker handmade craft repair diy arbeit trabajo 仕事 работа`,
  places: `the coffee machine|the meeting room|the corner desk|the notice board|the workbench|the tool wall|the lift|
    the printer|the window nobody opened|the planning board`,
  objects: `sticky note|desk plant|tape measure|borrowed stapler|pencil stub|spirit level|name badge|to-do list|toolbox|swivel chair`,
  people: `new colleague|boss’s boss|intern|office plant waterer|master carpenter|cleaner on the late shift|receptionist|
    deadline keeper|retired foreman|tea-round organiser`,
  sounds: `a printer, considering|a keyboard and a sigh|a saw finding its line|somebody saying “quick question”|a chair on wheels|
    a hammer, twice|the hum of the strip light`,
  smells: `fresh sawdust|burnt coffee|whiteboard pen|glue|hot toner|varnish|other people’s lunch`,
  troubles: `the deadline moved forward|the plan lost page two|the saw hit a nail|everyone replied to all|
    the stapler disappeared|the measurements were in inches|the boss came down the stairs`,
  wishes: `to finish before lunch|to be left in peace|to make one thing well|to cross off the last line|
    to have a door that closes|to be signed with pride`,
  tips: `do the small scary thing first|measure it standing up|write the headline before the plan|tidy the bench, then start|
    book the hour with yourself|say no once a week|finish at a good place to start`,
  sayings: `A tidy bench lies a little|Two short meetings beat one plan|Measure the room, not the dream|Glue needs its lunch break|
    The list is never the work`,
  things: `sticky notes|nails|meetings|wood shavings|paper clips|deadlines|screws|coffee cups`,
});
