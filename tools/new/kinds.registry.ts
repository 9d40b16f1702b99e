import { layOutEngine } from './engine.ts';
import { layOutFeature } from './feature.ts';
import type { Layout } from './layout.types.ts';
import { layOutMail } from './mail.ts';
import { layOutNoun } from './noun.ts';
import { layOutShop } from './shop.ts';
import type { Spelling } from './spell.ts';
import { layOutStyle } from './style.ts';
import { layOutTable } from './table.ts';
import { layOutWriter } from './writer.ts';

/** Everything that `npm run new` can begin; `root` is the repository. */
export const KINDS: Readonly<Record<string, (name: Spelling, root: string) => Layout>> = {
  feature: layOutFeature,
  engine: layOutEngine,
  shop: layOutShop,
  writer: layOutWriter,
  style: layOutStyle,
  noun: layOutNoun,
  mail: layOutMail,
  table: layOutTable,
};

/** Their names say where: FEATURE/NAME. */
export const KINDS_IN_A_FEATURE: ReadonlySet<string> = new Set(['mail']);
