import type { Context } from 'hono';
import type { NodeBindings } from '../../platform/http/caller.ts';
import { readJson } from '../../platform/http/json-body.ts';
import { actSchema } from './owner.schema.ts';
import type { Actor } from './people/people.types.ts';
import type { StaffMember } from './who/staff.usecases.ts';

/** No cache keeps what staff read. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' };

export interface RouteEnvironment {
  Bindings: NodeBindings;
  Variables: { requestId: string; member: StaffMember };
}

export type RouteContext = Context<RouteEnvironment>;
export type Answer = (c: RouteContext, member: StaffMember) => Promise<Response>;

export const param = (c: RouteContext, name: string): string => c.req.param(name) ?? '';

export const done = (c: RouteContext): Response => c.body(null, 204, PRIVATE);

export const readReason = async (c: RouteContext): Promise<string> =>
  (await readJson(c.req.raw, actSchema)).reason;

export function actorOf(c: RouteContext, { identity, role }: StaffMember): Actor {
  return { id: identity.id, role, requestId: c.get('requestId') };
}
