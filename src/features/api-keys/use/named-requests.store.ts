import type { Database } from '../../../platform/db/database.types.ts';
import type {} from '../api-keys.tables.ts';

/** A request that a program gave a name, so that it may be sent again. */
export interface NamedRequest {
  keyId: string;
  name: string;
  requestHash: string;
  runId: string;
}

interface NamedRequestsStore {
  /**
   * Remembers a request, unless one of this name is remembered that is not older than `since`.
   * @returns the one that counts.
   */
  claim(request: NamedRequest, times: { now: number; since: number }): Promise<NamedRequest>;
  /** Nothing came of the run: another one takes its place. @returns the one that counts. */
  replaceRun(request: NamedRequest, failedRunId: string): Promise<NamedRequest>;
  forgetBefore(time: number): Promise<void>;
}

export function createNamedRequestsStore({ writer }: Database): NamedRequestsStore {
  const read = async ({ keyId, name }: NamedRequest): Promise<NamedRequest> => {
    const row = await writer
      .selectFrom('api_request')
      .selectAll()
      .where('key_id', '=', keyId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return { keyId, name, requestHash: row.request_hash, runId: row.run_id };
  };
  return {
    async claim(request, { now, since }) {
      const { keyId, name, requestHash, runId } = request;
      const values = { request_hash: requestHash, run_id: runId, created_at: now };
      await writer
        .insertInto('api_request')
        .values({ key_id: keyId, name, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(['key_id', 'name'])
            .doUpdateSet(values)
            .where('api_request.created_at', '<', since),
        )
        .execute();
      return await read(request);
    },
    async replaceRun(request, failedRunId) {
      await writer
        .updateTable('api_request')
        .set({ run_id: request.runId })
        .where('key_id', '=', request.keyId)
        .where('name', '=', request.name)
        .where('run_id', '=', failedRunId)
        .execute();
      return await read(request);
    },
    async forgetBefore(time) {
      await writer.deleteFrom('api_request').where('created_at', '<', time).execute();
    },
  };
}
