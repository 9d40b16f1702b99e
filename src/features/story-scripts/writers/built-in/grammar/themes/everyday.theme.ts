import { defineTheme } from './define-theme.ts';

/** For titles that touch no other theme: a street where anything may turn up. */
export const EVERYDAY_THEME = defineTheme('everyday', {
  words: '',
  places: `the corner shop|the bus shelter|the back stairs|the notice board|the front step|the laundry line|the second bench|
    the bicycle rack|the letter box|the ticket window|the side door|the old fountain|the flower stall|the loading bay`,
  objects: `folded map|brass key|borrowed umbrella|blue notebook|paper crown|chipped teacup|spare button|bicycle bell|
    ball of string|wind-up clock|rubber stamp|wooden spoon|pocket mirror|odd glove`,
  people: `postman|piano tuner|crossing guard|retired magician|substitute teacher|lift attendant|window cleaner|
    amateur detective|newspaper seller|upstairs neighbour|locksmith|night-school student|street sweeper|cartographer`,
  sounds: `the tick of a bicycle|a radio two doors down|a spoon against a cup|the hum of a fridge|somebody whistling off key|
    a key in the wrong lock|a distant accordion|the flap of a letter box|a chair being dragged|the squeak of one shoe`,
  smells: `warm bread|fresh paint|wet pavement|pencil shavings|lemon soap|burnt toast|old paperbacks|ironed shirts|cut grass|furniture polish`,
  deeds: `took the long way round|moved one chair to the left|wrote it all down on a receipt|knocked on the wrong door|
    swapped hats with a stranger|cancelled the afternoon|gave up a perfectly good seat|drew a map on a napkin|
    rang the bell just once|paid in small coins|learned to whistle|apologised to a lamp post`,
  troubles: `the lights went out|somebody rang the bell twice|the plan fell behind the sofa|the last bus drove past|
    a stranger asked for the bill|the map turned out to be upside down|everybody talked at once|the key did not fit|
    it began to matter|the wrong parcel arrived`,
  wishes: `to be asked twice|to know how it ends|to be on time for once|to see it from the other side|to start over quietly|
    to keep one small secret|to be somewhere nobody looked|to get a straight answer|to finish what was begun|to matter a little more`,
  tips: `start smaller than feels respectable|write down what went wrong|do the dull part first|borrow before you buy|
    set a kitchen timer|leave one thing unplanned|ask the person who cleans up afterwards|stop while it is still fun|
    throw away the first version|tell a friend the date|make it twice before you judge it|put the phone in another room`,
  sayings: `Measure twice, laugh once|A short queue is a bad sign|Every lost glove has a partner|Ask the quiet one|
    Good news can wait for its coat|Nobody is late to the wrong party|First the kettle, then the truth|Two chairs make a plan`,
  things: `pigeons|umbrellas|paper cups|bicycles|open windows|postcards|buttons|shopping lists|house keys|onlookers`,
});
