/** What the first process tells one of its own to do: end with the server, or make room for its successor. */
export type ProcessOrder = 'stop' | 'leave';

/** What passes between the first process and one that it started. */
type Message =
  | { kind: 'ready'; lines: readonly string[] }
  | { kind: 'order'; order: ProcessOrder }
  | { kind: 'question'; id: number; about: 'figures' }
  | { kind: 'answer'; id: number; answer: unknown };

/** One end of the line between two processes. */
interface Line {
  send(message: Message): void;
  listen(hear: (message: unknown) => void): void;
}

type HeardMessage<Kind extends Message['kind']> = Extract<Message, { kind: Kind }>;

interface ProcessLine {
  send(message: HeardMessage<'ready' | 'order'>): void;
  on<Kind extends 'ready' | 'order'>(kind: Kind, hear: (message: HeardMessage<Kind>) => void): void;
  /** Answers what the other end asks. */
  onFigures(answer: () => Promise<unknown>): void;
  /** Asks the other end. It waits for ever where nobody answers: whoever asks sets a bound. */
  askFigures(): Promise<unknown>;
}

/** Other parts of the process use the same line for messages of their own, which are left alone. */
export function openProcessLine({ send, listen }: Line): ProcessLine {
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  const on = <Kind extends Message['kind']>(kind: Kind, hear: (message: HeardMessage<Kind>) => void) =>
    listen((message) => {
      if ((message as Partial<Message> | null)?.kind === kind) hear(message as HeardMessage<Kind>);
    });
  on('answer', ({ id, answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  return {
    send,
    on,
    onFigures: (read) =>
      on('question', ({ id }) => {
        // What cannot be read is not answered.
        read().then(
          (answer) => send({ kind: 'answer', id, answer }),
          () => {},
        );
      }),
    askFigures() {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        send({ kind: 'question', id, about: 'figures' });
      });
    },
  };
}
