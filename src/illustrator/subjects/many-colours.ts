import type { SubjectRequest } from '../brief/brief.types.ts';
import type { Random } from '../core/random.ts';

/** Things that come in all colours when there are many of them. */
const COLOURFUL: ReadonlySet<string> = new Set(
  (
    'balloon,book,butterfly,candy,car,crystal,cup,cupcake,doughnut,egg,feather,fish,flag,flower,gem,gift,' +
    'hot air balloon,kite,lollipop,mug,paper lantern,rose,sailboat,tropical fish,tulip,umbrella,yarn'
  ).split(','),
);
const COLOURS = ['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'pink'];

/** One of many, in a colour of its own where the prompt names none. */
export function inOwnColour(request: SubjectRequest, random: Random): SubjectRequest {
  if (request.colour || request.material || request.count < 2) return request;
  if (!COLOURFUL.has(request.noun.name)) return request;
  return { ...request, colour: random.pick(COLOURS) };
}
