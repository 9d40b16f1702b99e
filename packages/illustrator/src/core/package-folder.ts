import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Where this package lies. It is found by its name because a site may bundle its modules. */
export const PACKAGE_FOLDER = dirname(
  createRequire(import.meta.url).resolve('@dreamseed/illustrator/package.json'),
);
