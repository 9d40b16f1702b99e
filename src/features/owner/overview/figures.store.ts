import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.types.ts';
import type {} from './figures.tables.ts';
import type { DatedFigure, Figure } from './figures.types.ts';

/** Beside a day's figures: it was rolled up, at the time that is its value. */
const ROLLED = 'rolled';

const toRow = ({ day, name, label, value }: DatedFigure) => ({
  utc_date: day,
  name,
  label,
  value,
});

/** Writes figures in place of what stands for them. */
async function put(writer: Kysely<Tables>, figures: readonly DatedFigure[]): Promise<void> {
  if (figures.length === 0) return;
  await writer
    .insertInto('daily_figure')
    .values(figures.map(toRow))
    .onConflict((conflict) =>
      conflict
        .columns(['utc_date', 'name', 'label'])
        .doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
    )
    .execute();
}

export function createFigureStore(database: Database) {
  const { reader, writer } = database;
  return {
    async read(from: string, to: string): Promise<DatedFigure[]> {
      const rows = await reader
        .selectFrom('daily_figure')
        .select(['utc_date as day', 'name', 'label', 'value'])
        .where('utc_date', '>=', from)
        .where('utc_date', '<=', to)
        .where('name', '!=', ROLLED)
        .$narrowType<Pick<DatedFigure, 'name'>>()
        .execute();
      return rows;
    },
    /** Adds to what stands there, whichever server wrote that. */
    async add(figures: readonly DatedFigure[]): Promise<void> {
      await writer
        .insertInto('daily_figure')
        .values(figures.map(toRow))
        .onConflict((conflict) =>
          conflict
            .columns(['utc_date', 'name', 'label'])
            .doUpdateSet((row) => ({ value: row('daily_figure.value', '+', row.ref('excluded.value')) })),
        )
        .execute();
    },
    put: (figures: readonly DatedFigure[]) => put(writer, figures),
    /** The days from one on that were rolled up. */
    async listRolled(from: string): Promise<Set<string>> {
      const rows = await reader
        .selectFrom('daily_figure')
        .select('utc_date')
        .where('utc_date', '>=', from)
        .where('name', '=', ROLLED)
        .execute();
      return new Set(rows.map(({ utc_date }) => utc_date));
    },
    /** Writes a day and that it is done. @returns false when another server was quicker. */
    rollUp: (day: string, figures: readonly Figure[], now: number): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const isMine = await transaction
          .insertInto('daily_figure')
          .values({ utc_date: day, name: ROLLED, label: '', value: now })
          .onConflict((conflict) => conflict.columns(['utc_date', 'name', 'label']).doNothing())
          .returning('value')
          .executeTakeFirst();
        if (!isMine) return false;
        await put(
          transaction,
          figures.map((figure) => ({ ...figure, day })),
        );
        return true;
      }),
  };
}

export type FigureStore = ReturnType<typeof createFigureStore>;
