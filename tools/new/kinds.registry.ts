import { layOutEngine } from './engine.ts';
import { layOutFeature } from './feature.ts';
import type { Layout } from './layout.types.ts';
import { layOutShop } from './shop.ts';
import type { Spelling } from './spell.ts';
import { layOutStyle } from './style.ts';
import { layOutWriter } from './writer.ts';

/** Everything that `npm run new` can begin. */
export const KINDS: Readonly<Record<string, (name: Spelling) => Layout>> = {
  feature: layOutFeature,
  engine: layOutEngine,
  shop: layOutShop,
  writer: layOutWriter,
  style: layOutStyle,
};
