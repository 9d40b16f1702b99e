import type { GalleryImageRow } from './gallery.tables.ts';
import type { GalleryImage, ImageRecipe } from './gallery.types.ts';

/** Keys are the callers' own, so two accounts may choose the same one. */
export function requestKey(accountId: string, key: string): string {
  return `${accountId}:${key}`;
}

export function toRow(image: GalleryImage): GalleryImageRow {
  return {
    id: image.id,
    account_id: image.accountId,
    charge_key: image.chargeKey,
    receipt_id: image.receiptId,
    hold_id: image.holdId,
    stored_object_id: image.storedObjectId,
    starting_object_id: image.startingObjectId,
    prompt: image.prompt,
    full_prompt: image.fullPrompt,
    width: image.width,
    height: image.height,
    tool: image.tool,
    cost: image.cost,
    recipe: image.recipe && JSON.stringify(image.recipe),
    created_at: image.createdAt,
    deleted_at: image.deletedAt,
    purged_at: null,
    request_key: image.request && requestKey(image.accountId, image.request.key),
    request_hash: image.request?.hash ?? null,
    color: image.color,
  };
}

export function toImage(row: GalleryImageRow): GalleryImage {
  return {
    id: row.id,
    accountId: row.account_id,
    chargeKey: row.charge_key,
    receiptId: row.receipt_id,
    holdId: row.hold_id,
    storedObjectId: row.stored_object_id,
    startingObjectId: row.starting_object_id,
    prompt: row.prompt,
    fullPrompt: row.full_prompt,
    width: row.width,
    height: row.height,
    tool: row.tool,
    cost: row.cost,
    recipe: row.recipe === null ? null : (JSON.parse(row.recipe) as ImageRecipe),
    color: row.color,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
    request:
      row.request_key === null
        ? null
        : { key: row.request_key.slice(row.account_id.length + 1), hash: row.request_hash ?? '' },
  };
}
