import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface UnitFile {
  command: [string, ...string[]];
  environment: Record<string, string>;
}

/** What deploy/dreamseed.service starts, with the project where it lies here. */
export function readUnitFile(root: string): UnitFile {
  const lines = readFileSync(join(root, 'deploy', 'dreamseed.service'), 'utf8').split('\n');
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
  const settings = valuesOf('Environment').flatMap((line) => line.split(' '));
  const [command = ''] = valuesOf('ExecStart');
  return {
    command: command.replaceAll('/opt/dreamseed', root).split(' ') as [string, ...string[]],
    environment: Object.fromEntries(
      settings.map((setting) => {
        const [name = '', value = ''] = setting.split(/=(.*)/s);
        return [name, value] as const;
      }),
    ),
  };
}
