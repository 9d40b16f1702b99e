import { describeOnEveryDatabase } from '../../../../../tests/support/databases/postgres-and-sqlite.ts';
import { describePostSource } from '../../post-source.contract-suite.ts';
import { createLibrary } from './library.usecases.ts';
import { createLibrarySource } from './library-source.ts';

describeOnEveryDatabase('the library', (open) => {
  describePostSource('the library', async (posts) => {
    const { database } = await open();
    const library = createLibrary({ database });
    await library.put(posts);
    return {
      source: createLibrarySource({
        database,
        pictureAddress: (name, hash) => `/media/s1600/${name}.webp?v=${hash}`,
      }),
      put: library.put,
      remove: async (slugs) => {
        await library.remove(slugs);
      },
      close: async () => {},
    };
  });
});
