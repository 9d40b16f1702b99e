import type { Layout } from './layout.types.ts';
import type { Spelling } from './spell.ts';

const SHOPS = 'src/features/licenses/shops';
const REGISTRY = `${SHOPS}/shops.registry.ts`;
const SETTINGS = 'src/app/config.ts';

/** A shop outside that sells licenses. */
export function layOutShop(name: Spelling): Layout {
  const { kebab, camel, pascal, upper } = name;
  const folder = `${SHOPS}/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}-shop.contract.test.ts`]: writeTest(name),
      [`${folder}/${kebab}.config.ts`]: writeConfig(name),
      [`${folder}/${kebab}-shop.ts`]: writeShop(name),
    },
    edits: [
      { file: REGISTRY, importLine: `import type { ${camel}Config } from './${kebab}/${kebab}.config.ts';` },
      { file: REGISTRY, importLine: `import { create${pascal}Shop } from './${kebab}/${kebab}-shop.ts';` },
      {
        file: REGISTRY,
        listLine: 'export interface OutsideShopSettings {',
        add: `  ${camel}: ConfigValues<typeof ${camel}Config>;`,
      },
      {
        file: REGISTRY,
        listLine: 'const SHOPS: Readonly<Record<string, OpenShop>> = {',
        add: `  '${kebab}'({ ${camel}, acceptTestPurchases }, clock, report) {
    const products = demandProducts('${kebab}', '${upper}_PRODUCT', ${camel});
    return create${pascal}Shop({ settings: { ...${camel}, products, acceptTestPurchases }, clock, report });
  },`,
      },
      {
        file: `${SHOPS}/license-shops.rules.ts`,
        behind: "'polar'",
        add: `, '${kebab}'`,
      },
      {
        file: SETTINGS,
        importLine: `import { ${camel}Config } from '../features/licenses/shops/${kebab}/${kebab}.config.ts';`,
      },
      { file: SETTINGS, listLine: 'export const configSections = {', add: `  ${camel}: ${camel}Config,` },
    ],
    taken: [{ file: SETTINGS, text: `\n  ${camel}: ` }],
    test: folder,
    next: [
      `Write a stand-in for the shop in tests/support/shops/${kebab}-server.ts and let the test sell in it.`,
      `Ask the shop in ${folder}/${kebab}-shop.ts until the contract holds (ask-shop.ts is the way out).`,
      'Add describeOutsideShop to the test: it shows what becomes of each failure of the shop.',
      'Read its messages about refunds: a webhook with a test, and its setting in REFUND_SETTINGS.',
      `Write docs/shops/${kebab}.md and its row in docs/shops/README.md, then npm run docs.`,
    ],
  };
}

function writeTest({ kebab, pascal }: Spelling): string {
  return `import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { describeShop } from '../shops.contract-suite.ts';
import { create${pascal}Shop } from './${kebab}-shop.ts';

describeShop('${kebab}', async () => ({
  client: create${pascal}Shop({
    settings: { url: 'http://127.0.0.1:9', products: [], acceptTestPurchases: false },
    clock: createTestClock(),
    report: () => {},
  }),
  sell() {
    throw new Error('write me: sell in a stand-in for the shop, tests/support/shops/${kebab}-server.ts');
  },
  refund() {
    throw new Error('write me: give the money back in the stand-in');
  },
  close: async () => {},
}));
`;
}

function writeConfig({ kebab, camel, pascal, upper }: Spelling): string {
  return `import { defineConfig } from '../../../../shared/config-keys.ts';
import { productSettings, shopUrlSetting } from '../plan-product-settings.ts';

/** What the shop \`${kebab}\` needs; at least one product. */
export const ${camel}Config = defineConfig({
  ...productSettings({ env: '${upper}_PRODUCT', what: '${pascal} product is' }),
  url: shopUrlSetting('${upper}_URL', '${pascal}', 'https://api.${kebab}.example'),
});
`;
}

function writeShop({ kebab, pascal, upper }: Spelling): string {
  return `import type { Clock } from '../../../../shared/clock.ts';
import type { PlanProduct } from '../plan-products.rules.ts';
import type { ReportTrouble } from '../shop-troubles.ts';
import type { Shop } from '../shops.types.ts';

export const ${upper} = '${kebab}';

export interface ${pascal}Options {
  settings: { url: string; products: readonly PlanProduct[]; acceptTestPurchases: boolean };
  clock: Clock;
  report: ReportTrouble;
}

/** Say here what the shop is, and where its API is described. */
export function create${pascal}Shop(_options: ${pascal}Options): Shop {
  return { shop: ${upper}, verify: ask, recheck: ask, refunds: 'unseen', webhook: null };
}

async function ask(): Promise<never> {
  throw new Error('write me: ask the shop about a key');
}
`;
}
