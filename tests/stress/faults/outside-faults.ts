import type { BloggerFailure } from '../../support/blogs/blogger-server.ts';
import type { OpenAiImagesFailure } from '../../support/engines/openai-images-failures.ts';
import type { SmtpFailure } from '../../support/mail/smtp-server.ts';
import type { Fault } from './fault.types.ts';
import type { FaultStage } from './fault-stage.ts';

/** What a service that draws may do; the site's own illustrator stands in for it. */
export function engineFaults({ engine, wires }: FaultStage): Fault[] {
  const ways: [name: string, failure: OpenAiImagesFailure][] = [
    ['answers 500', 'broken'],
    ['hangs', 'slow'],
    ['drips', 'drip'],
    ['answers garbage', 'garbage'],
    ['dies in the middle of an answer', 'lost'],
    ['answers half a picture', 'half'],
  ];
  return [
    ...ways.map(([name, failure]) => ({
      name: `the engine ${name}`,
      inject: () => engine.fail(failure),
      heal: () => engine.fail(failure, 0),
      // That it is broken is in the short form as well: beside the threads that die.
      short: failure === 'lost',
    })),
    { name: 'the engine is down', inject: wires.engine.unplug, heal: wires.engine.plugIn },
  ];
}

/** What another blog may do; kept copies of its posts are read meanwhile. */
export function feedFaults({ blog }: FaultStage): Fault[] {
  const ways: [name: string, failure: BloggerFailure][] = [
    ['hangs', 'hang'],
    ['answers 500', 'broken'],
    ['is private now', 'private'],
    ['answers half an answer', 'truncated'],
    ['never ends its answer', 'huge'],
  ];
  return [
    ...ways.map(([name, failure]) => ({
      name: `the blog ${name}`,
      inject: () => blog.fail(failure),
      heal: () => blog.fail(null),
    })),
    { name: 'the blog is down', inject: () => blog.pullPlug(), heal: () => blog.plugIn(), short: true },
  ];
}

/** What a mail server may do; nobody who signs up waits for it. */
export function mailFaults({ mail, wires }: FaultStage): Fault[] {
  const ways: [name: string, failure: SmtpFailure][] = [
    ['refuses for now', 'greylist'],
    ['falls silent', 'silence'],
    ['breaks off', 'break'],
  ];
  return [
    ...ways.map(([name, failure]) => ({
      name: `the mail server ${name}`,
      inject: () => mail.plan(failure),
      heal: () => mail.plan(failure, 0),
    })),
    { name: 'the mail server is down', inject: wires.mail.unplug, heal: wires.mail.plugIn },
    {
      name: 'the mail server hangs',
      inject: () => wires.mail.freeze(true),
      heal: () => wires.mail.freeze(false),
    },
  ];
}
