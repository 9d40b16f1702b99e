import type { DatabaseTransaction } from '../../../../platform/db/database.types.ts';
import type { PostCountRow } from './library.tables.ts';

interface LabelledPost {
  labels: readonly string[];
}

/** Keeps how many posts there are and how many each label has, so that nobody ever counts them. */
export async function changeCounts(
  transaction: DatabaseTransaction,
  former: readonly LabelledPost[],
  posts: readonly LabelledPost[],
): Promise<void> {
  const changes = new Map<string, number>();
  const add = ({ labels }: LabelledPost, step: number) => {
    for (const label of ['', ...labels]) changes.set(label, (changes.get(label) ?? 0) + step);
  };
  for (const post of former) add(post, -1);
  for (const post of posts) add(post, 1);
  for (const [label, step] of changes) if (step !== 0) await addToCount(transaction, { label, posts: step });
}

async function addToCount(transaction: DatabaseTransaction, { label, posts }: PostCountRow): Promise<void> {
  const changed = await transaction
    .updateTable('post_count')
    .set((row) => ({ posts: row('posts', '+', posts) }))
    .where('label', '=', label)
    .returning('posts')
    .executeTakeFirst();
  if (!changed) await transaction.insertInto('post_count').values({ label, posts }).execute();
  if (changed?.posts === 0) await transaction.deleteFrom('post_count').where('label', '=', label).execute();
}
