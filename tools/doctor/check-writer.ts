import sharp from 'sharp';
import type { Config } from '../../src/app/config.ts';
import { describeError } from '../../src/app/doctor/describe-error.ts';
import { chooseWriter } from '../../src/features/story-scripts/writers/writers.registry.ts';

interface WriterCheck {
  writer: string;
  model: string;
  isWell: boolean;
  /** `ok`, or what is wrong in a sentence. */
  result: string;
  pages: string;
  ms: string;
}

const SIDE = 252;

/**
 * Has one script written, about a small picture of an evening sky.
 * @throws {Error} one line, when the writer lacks a setting.
 */
export async function checkWriter(settings: Config['storyScripts']): Promise<WriterCheck> {
  const writer = chooseWriter(settings);
  const started = performance.now();
  const elapsed = () => String(Math.round(performance.now() - started));
  const described = { writer: writer.name, model: modelOf(settings) };
  const seconds = settings.writerTimeoutSeconds;
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const image = {
      bytes: await paintEvening(),
      mediaType: 'image/jpeg' as const,
      width: SIDE,
      height: SIDE,
    };
    const { story } = await writer.write({ title: 'The lighthouse at dusk', image }, signal);
    return { ...described, isWell: true, result: 'ok', pages: String(story.length), ms: elapsed() };
  } catch (error) {
    const result = signal.aborted ? `It wrote no script within ${seconds} s.` : explain(error);
    return { ...described, isWell: false, result, pages: '', ms: elapsed() };
  }
}

/** The owner's line is the cause; the message is the visitor's. */
function explain(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${describeError(error)}${cause}`;
}

function modelOf({ storyWriter, geminiModel, writerModel }: Config['storyScripts']): string {
  if (storyWriter === 'built-in') return 'none';
  return storyWriter === 'gemini' ? geminiModel : writerModel;
}

async function paintEvening(): Promise<Uint8Array<ArrayBuffer>> {
  const sky = { r: 236, g: 140, b: 86 };
  const sea = await sharp({
    create: { width: SIDE, height: SIDE / 3, channels: 3, background: { r: 28, g: 52, b: 92 } },
  })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: sky } });
  return new Uint8Array(
    await picture
      .composite([{ input: sea, gravity: 'south' }])
      .jpeg()
      .toBuffer(),
  );
}
