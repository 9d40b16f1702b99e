/** Writes all that the illustrator reads from its build folder: `node packages/illustrator/tools/build.ts`. */
import './build-art-pack.ts';
import './build-enlarging-kernel.ts';
