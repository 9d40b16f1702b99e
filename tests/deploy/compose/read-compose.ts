import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const serviceSchema = z.object({
  image: z.string(),
  profiles: z.array(z.string()),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
});

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  configs: z.record(z.string(), z.object({ content: z.string() })),
});

export type ComposeService = z.infer<typeof serviceSchema>;

/** The services of one size, with settings filled in as compose fills them in. */
export function readCompose(root: string, profile: string, settings: Readonly<Record<string, string>>) {
  const fillIn = (_: unknown, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(
          /\$\{(\w+)(?::-([^}]*))?\}/g,
          (_, name: string, otherwise = '') => settings[name] || otherwise,
        )
      : value;
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const { services, configs } = composeSchema.parse(parse(text, fillIn, { merge: true }));
  return {
    configs,
    services: Object.entries(services).filter(([, { profiles }]) => profiles.includes(profile)),
  };
}

/** Where a file of the repository lies in a container, and where it is here. */
export function filesOf({ volumes }: ComposeService): { source: string; target: string }[] {
  return volumes
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => {
      const [source = '', target = ''] = volume.split(':');
      return { source, target };
    });
}
