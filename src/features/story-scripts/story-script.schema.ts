import { z } from 'zod';

/** Far beyond what any writer is asked for; more is no story but a fault. */
const MOST = { pages: 50, titleCharacters: 300, textCharacters: 2_000 };

const scriptPageSchema = z.object({
  page: z.int().min(1).meta({ description: 'From 1.', example: 1 }),
  title: z
    .string()
    .trim()
    .min(1)
    .max(MOST.titleCharacters)
    .meta({ description: 'Short and catchy.', example: 'First Light' }),
  text: z.string().trim().min(1).max(MOST.textCharacters).meta({
    description: 'A paragraph of about 20 to 30 words.',
    example:
      'The harbour is still blue when the first boat leaves. Nobody waves, but one window stays lit until the engine is only a rumour.',
  }),
});

/** A script in the shape every writer answers; fields that are not named here are dropped. */
export const storyScriptSchema = z.object({
  story: z.array(scriptPageSchema).min(1).max(MOST.pages).meta({ description: 'Usually five pages.' }),
});

/** What `POST /api/story-script` answers. */
export const writtenScriptSchema = storyScriptSchema.extend({
  writer: z.string().meta({ description: 'Who wrote it, as STORY_WRITER says.', example: 'built-in' }),
  builtIn: z.boolean().meta({
    description: "Written by the site's own grammar, not by a language model.",
    example: true,
  }),
  note: z.string().optional().meta({
    description:
      'What to know before publishing: gaps in [brackets] that are left to fill, or a title in a language that the writer does not write.',
  }),
});
