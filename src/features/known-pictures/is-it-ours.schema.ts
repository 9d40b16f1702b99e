import { z } from 'zod';

/** What is known of a picture that somebody shows. */
export const isItOursSchema = z.object({
  ours: z.enum(['same', 'alike', 'unknown']).meta({
    description:
      '`same`: this very file was delivered here. `alike`: a picture that looks the same was, e.g. before it was made smaller. `unknown`: none was within the last 90 days.',
    example: 'alike',
  }),
  deliveredOn: z.string().optional().meta({
    description: 'The UTC day on which it was last delivered.',
    example: '2026-11-26',
  }),
  marks: z
    .array(z.object({ label: z.string(), text: z.string() }))
    .meta({ description: 'What the file says of itself, a line for each fact. Anybody can write it.' }),
  credentials: z.object({
    state: z.enum(['none', 'unreadable', 'broken', 'whole']).meta({ example: 'whole' }),
    byThisSite: z
      .boolean()
      .meta({ description: 'Whether they are whole and signed with this site’s certificate.' }),
    text: z.string().meta({ description: 'The same in words.', example: 'none' }),
  }),
});

export type IsItOurs = z.infer<typeof isItOursSchema>;
