import { describeApi } from '../../src/app/api-docs/api-groups.registry.ts';
import type { ApiOperation } from '../../src/app/api-docs/api-operation.types.ts';

/** An id that nothing has. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Every call that the site describes, so that a new one is tested from its first day. */
export function listCalls(): readonly ApiOperation[] {
  return describeApi({ sandboxShop: true }).flatMap(({ operations }) => operations);
}

/** Every call that needs an identity token. */
export function listAccountCalls(): readonly ApiOperation[] {
  return listCalls().filter(({ token }) => token === 'required');
}

/** The address of a call, with this value for each part that varies. */
export function addressOf({ path }: ApiOperation, value = NO_ID): string {
  return path.replace(/\{[^}]+\}/g, value);
}
