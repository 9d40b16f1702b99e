import { defineTheme } from './define-theme.ts';

/** For titles that touch no other theme: a street where anything may turn up. */
export const EVERYDAY_THEME = defineTheme('everyday', {
  words: '',
  places: `the corner shop|the bus shelter|the back stairs|the notice board|the front step|the laundry line|the second bench|
    the bicycle rack|the letter box|the ticket window|the side door|the old fountain|the flower stall|the loading bay|
    the ice-cream counter|the museum steps|the cloakroom|the harbour kiosk|the lost-property office|the roundabout|the photo booth|the garden wall`,
  objects: `folded map|brass key|borrowed umbrella|blue notebook|paper crown|chipped teacup|spare button|bicycle bell|
    ball of string|wind-up clock|rubber stamp|wooden spoon|pocket mirror|odd glove|
    tin of peppermints|left-handed teapot|pressed flower|tartan blanket|pocket calendar|jar of buttons|tin drum|unopened letter`,
  people: `postman|piano tuner|crossing guard|retired magician|substitute teacher|lift attendant|window cleaner|
    amateur detective|newspaper seller|upstairs neighbour|locksmith|night-school student|street sweeper|cartographer|
    retired referee|choir master|beekeeper on holiday|button seller|deputy mayor|honest lawyer|umbrella maker|goldfish owner`,
  sounds: `the tick of a bicycle|a radio two doors down|a spoon against a cup|the hum of a fridge|somebody whistling off key|
    a key in the wrong lock|a distant accordion|the flap of a letter box|a chair being dragged|the squeak of one shoe|
    a piano being moved|the click of a light switch|a dog two streets away|a coin that keeps rolling|a page being torn out|somebody counting under their breath`,
  smells: `warm bread|fresh paint|wet pavement|pencil shavings|lemon soap|burnt toast|old paperbacks|ironed shirts|cut grass|furniture polish|
    oranges|chalk dust|warm dust|sealing wax|fried onions|a new umbrella|shoe polish`,
  troubles: `the lights went out|somebody rang the bell twice|the plan fell behind the sofa|the last bus drove past|
    a stranger asked for the bill|the map turned out to be upside down|everybody talked at once|the key did not fit|
    it began to matter|the wrong parcel arrived|
    the photograph fell off the wall|a hat blew in from somewhere|the clock stopped to listen|somebody shouted surprise a day early|the queue turned round|the umbrella opened indoors|the wrong door was the right one|the music next door stopped`,
  wishes: `to be asked twice|to know how it ends|to be on time for once|to see it from the other side|to start over quietly|
    to keep one small secret|to be somewhere nobody looked|to get a straight answer|to finish what was begun|to matter a little more|
    to leave by the front door|to be taken at their word|to hear the applause once|to find a chair by the window|to know what was in the parcel|to be missed for a day|to say it in one sentence|to have the last biscuit`,
  tips: `start smaller than feels respectable|write down what went wrong|do the dull part first|borrow before you buy|
    set a kitchen timer|leave one thing unplanned|ask the person who cleans up afterwards|stop while it is still fun|
    throw away the first version|tell a friend the date|make it twice before you judge it|put the phone in another room|
    read the instructions last|walk round it once|leave the price tag on for a week|write it on the back of your hand|say no to the second helping|keep the receipt and the box|start at the end and work back|sit where you can see the door`,
  sayings: `Measure twice, laugh once|A short queue is a bad sign|Every lost glove has a partner|Ask the quiet one|
    Good news can wait for its coat|Nobody is late to the wrong party|First the kettle, then the truth|Two chairs make a plan|
    A closed shop has the best window|Never trust a tidy drawer|The second try wears better shoes|Listen to the one with crumbs|A borrowed pen writes faster|Small doors, large rooms|Whoever laughs first pours the tea`,
  things: `pigeons|umbrellas|paper cups|bicycles|open windows|postcards|buttons|shopping lists|house keys|onlookers|
    teaspoons|parcels|doorbells|old stamps|clothes pegs|garden chairs|hat boxes|clothes hangers`,
});
