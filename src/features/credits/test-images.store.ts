import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/db/database.types.ts';

interface TestImage {
  id: string;
  accountId: string;
  chargeKey: string;
  holdId: string | null;
  storedObjectId: string;
  cost: number;
}

/** Puts a paid image where the ledger's rules look for it, as the gallery does. */
export async function addTestImage(transaction: DatabaseTransaction, image: TestImage): Promise<void> {
  await sql`
    insert into gallery_image (id, account_id, charge_key, hold_id, stored_object_id, prompt, full_prompt,
      width, height, tool, cost, created_at)
    values (${image.id}, ${image.accountId}, ${image.chargeKey}, ${image.holdId}, ${image.storedObjectId},
      'a fox', 'a fox', 64, 64, 'green', ${image.cost}, 0)
  `.execute(transaction);
}
