import type { Layout } from './layout.types.ts';
import type { Spelling } from './spell.ts';

const ENGINES = 'src/features/image-engines';
const REGISTRY = `${ENGINES}/image-engines.registry.ts`;
const SETTINGS = 'src/app/config.ts';

/** An engine behind a network, with settings of its own. */
export function layOutEngine(name: Spelling): Layout {
  const { kebab, camel, pascal, upper } = name;
  const folder = `${ENGINES}/engines/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.contract.test.ts`]: writeTest(name),
      [`${folder}/${kebab}.config.ts`]: writeConfig(name),
      [`${folder}/${kebab}.engine.ts`]: writeEngine(name),
    },
    edits: [
      {
        file: REGISTRY,
        importLine: `import type { ${camel}Config } from './engines/${kebab}/${kebab}.config.ts';`,
      },
      {
        file: REGISTRY,
        importLine: `import { create${pascal}Engine } from './engines/${kebab}/${kebab}.engine.ts';`,
      },
      {
        file: REGISTRY,
        listLine: 'export interface EngineSettings {',
        add: `  ${camel}: ConfigValues<typeof ${camel}Config>;`,
      },
      {
        file: REGISTRY,
        listLine: 'const ENGINES: Readonly<Record<string, CreateEngine>> = {',
        add: `  '${kebab}': ({ ${camel} }) => create${pascal}Engine(${camel}),`,
      },
      {
        file: `${ENGINES}/image-engines.config.ts`,
        behind: 'separated by commas: `illustrator`',
        add: `, \`${kebab}\``,
      },
      {
        file: SETTINGS,
        importLine: `import { ${camel}Config } from '../features/image-engines/engines/${kebab}/${kebab}.config.ts';`,
      },
      { file: SETTINGS, listLine: 'export const configSections = {', add: `  ${camel}: ${camel}Config,` },
      {
        file: 'src/app/doctor/examine.ts',
        listLine: 'const ENGINE_SECTIONS = {',
        add: `  '${kebab}': '${camel}',`,
      },
    ],
    taken: [{ file: SETTINGS, text: `\n  ${camel}: ` }],
    test: folder,
    next: [
      `Write a stand-in for the service in tests/support/engines/${kebab}-server.ts and let the test start it.`,
      `Ask the service in ${folder}/${kebab}.engine.ts until the contract holds (askService is the way out).`,
      'Add describeRemoteEngine to the test: it shows what becomes of each failure of the service.',
      `Write docs/engines/${kebab}.md and its row in docs/engines/README.md, then npm run docs.`,
      `Try the real service: IMAGE_ENGINES=${kebab} ${upper}_URL=… npm run engines:check`,
    ],
  };
}

function writeTest({ kebab, pascal }: Spelling): string {
  return `import { describeImageEngineContract } from '../../image-engines.contract-suite.ts';
import { create${pascal}Engine } from './${kebab}.engine.ts';

describeImageEngineContract('${kebab}', () =>
  create${pascal}Engine({ url: 'http://127.0.0.1:9', key: '', timeoutSeconds: 60, atOnce: 1 }),
);
`;
}

function writeConfig({ kebab, camel, upper }: Spelling): string {
  return `import { defineConfig } from '../../../../shared/config-keys.ts';
import { serviceAddressSetting, serviceKeySetting } from '../../../../shared/service-settings.ts';
import { wholeNumberSetting } from '../../../../shared/whole-number-setting.ts';

/** The engine \`${kebab}\`. */
export const ${camel}Config = defineConfig({
  url: {
    env: '${upper}_URL',
    doc: 'Where the service of the engine \`${kebab}\` is.',
    schema: serviceAddressSetting,
    default: '',
    // A wrong one may hold a password, and must not be shown.
    secret: true,
  },
  key: {
    env: '${upper}_KEY',
    doc: 'The key of that service; empty where it needs none.',
    schema: serviceKeySetting,
    default: '',
    secret: true,
  },
  timeoutSeconds: {
    env: '${upper}_TIMEOUT_SECONDS',
    doc: 'How long it may take for one image.',
    schema: wholeNumberSetting(1, 600),
    default: '100',
  },
  atOnce: {
    env: '${upper}_AT_ONCE',
    doc: 'How many images it draws at the same time.',
    schema: wholeNumberSetting(1, 64),
    default: '1',
  },
});
`;
}

function writeEngine({ kebab, camel, pascal, upper }: Spelling): string {
  return `import type { ConfigValues } from '../../../../shared/config-keys.ts';
import { MissingEngineSettingError } from '../../image-engines.errors.ts';
import type { ImageEngine } from '../../image-engines.types.ts';
import { createRemoteEngine } from '../../remote/create-remote-engine.ts';
import { RemoteEngineError } from '../../remote/remote-engine.errors.ts';
import type { ${camel}Config } from './${kebab}.config.ts';

const NAME = '${kebab}';

export type ${pascal}Settings = ConfigValues<typeof ${camel}Config>;

/** Say here which service this is, and where its API is described. */
export function create${pascal}Engine({ url, timeoutSeconds, atOnce }: ${pascal}Settings): ImageEngine {
  if (url === '') throw new MissingEngineSettingError('${upper}_URL', NAME);
  return createRemoteEngine({
    name: NAME,
    version: url,
    models: { standard: '', booster: '', yellow: '' },
    concurrency: atOnce,
    timeoutMs: timeoutSeconds * 1000,
    async ask() {
      throw new RemoteEngineError({ kind: 'misconfigured', reason: 'write me: ask the service for a picture' });
    },
  });
}
`;
}
