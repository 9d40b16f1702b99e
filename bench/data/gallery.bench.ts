import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { isPostgresInstalled } from '../../machine/find-postgres.ts';
import type { Services } from '../../src/app/composition/services.ts';
import { imageSearchSchema } from '../../src/features/gallery/finding/image-search.schema.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { startPostgresCluster } from '../../tests/support/databases/postgres-cluster.ts';
import type { BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { inTurn } from '../measuring/in-turn.ts';
import { asRatio, inMilliseconds } from '../measuring/samples.ts';
import { fillPlace } from './fill-site.ts';
import { makeSchema } from './make-schema.ts';
import { ASKED, fillLedger } from './many-rows.ts';
import { openQuietServices, type Place } from './quiet-services.ts';

const PROMISED_RATIO = 1.5;
/** Of one account; others have as many together. */
const FEW = 100;
const MANY = 100_000;
/** So many are found among the few by each question, so that pages of one length are compared. */
const PAGE = 15;

/** What images are entered under, and which of them: each so many. */
const TERMS: Readonly<Record<string, number>> = {
  ...{ a: 1, red: 1, fox: 1, snow: 2, owl: 20, foxes: 3 },
  ...{ ':tool:green': 1, ':engine:illustrator': 1, ':color:orange': 2, ':mine:star': 3 },
};

const QUESTIONS: Readonly<Record<string, Readonly<Record<string, string | string[]>>>> = {
  everything: {},
  'a word of every picture': { query: 'fox red' },
  'how it begins': { query: 'fox' },
  'two words': { query: 'snow red' },
  'a filter': { tool: 'green', query: 'red snow a' },
  'color and star': { color: 'orange', starred: '1' },
};

/** A page of a gallery, however large it is. */
export const galleryBench: BenchPart = {
  name: 'gallery',
  async measure({ say }) {
    const folder = await mkdtemp(join(tmpdir(), 'dreamseed-gallery-'));
    try {
      const place = (name: string): Place => ({ databaseUrl: '', dataDir: join(folder, name) });
      const rows = await compare('SQLite', { few: place('few'), many: place('many') }, say);
      if (!isPostgresInstalled()) return rows;
      const cluster = await startPostgresCluster();
      try {
        const [few, many] = [
          await makeSchema(cluster.url, 'few', folder),
          await makeSchema(cluster.url, 'many', folder),
        ];
        return [...rows, ...(await compare('Postgres', { few, many }, say))];
      } finally {
        await cluster.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function compare(
  title: string,
  places: { few: Place; many: Place },
  say: (line: string) => void,
): Promise<BenchRow[]> {
  await fillGallery(places.few, FEW);
  await fillGallery(places.many, MANY);
  const few = await openQuietServices(places.few);
  const many = await openQuietServices(places.many);
  try {
    const rows: BenchRow[] = [];
    for (const [name, asked] of Object.entries(QUESTIONS)) {
      const [short, long] = await inTurn(
        () => ask(few, asked),
        () => ask(many, asked),
      );
      rows.push({
        what: `${title}: ${name}, among ${MANY} pictures`,
        promise: `at most ${PROMISED_RATIO}x of ${FEW}`,
        measured: `${asRatio(long / short)}x`,
        kept: long / short <= PROMISED_RATIO,
        kind: 'ratio',
        note: `${inMilliseconds(short)}, then ${inMilliseconds(long)}`,
      });
      say(`${title}: ${name}: ${asRatio(long / short)}x (${inMilliseconds(long)})`);
    }
    return rows;
  } finally {
    await few.close();
    await many.close();
  }
}

/** So that nothing is measured that finds nothing. */
async function ask({ gallery }: Services, asked: Readonly<Record<string, string | string[]>>): Promise<void> {
  const { images } = await gallery.search(ASKED.id, imageSearchSchema.parse({ ...asked, limit: `${PAGE}` }));
  if (images.length !== PAGE) throw new Error(`${images.length} found.`);
}

async function fillGallery(place: Place, images: number): Promise<void> {
  await fillPlace(place, async (database) => {
    await fillLedger(database, { images: images * 2, entries: images * 2 + 10 });
    for (const [term, every] of Object.entries(TERMS)) await enter(database, term, every);
  });
}

async function enter({ kind, writer }: Database, term: string, every: number): Promise<void> {
  // Images are made a second apart.
  const number: RawBuilder<unknown> = sql`(created_at / 1000 / 2)`;
  const whole = kind === 'sqlite' ? sql`cast(${number} as integer)` : number;
  await sql`
    insert into gallery_term (account_id, term, created_at, image_id)
    select account_id, ${term}, created_at, id from gallery_image
    where ${whole} % ${sql.lit(every)} = 0`.execute(writer);
}
