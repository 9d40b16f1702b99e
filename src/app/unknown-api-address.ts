import type { Context, Env, Hono } from 'hono';
import { AppError } from '../shared/app-error.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Answers what no route under `/api` took: 405 with the methods that its address knows, as the route
 * table has them, or 404.
 * @throws {AppError} always.
 */
export function refuseUnknownCall<E extends Env>(app: Hono<E>) {
  const isExact = (address: string) => app.routes.some(({ path }) => path === address);
  return ({ req }: Context): never => {
    // What is at an address of its own is no `:id`, though the route table would take it for one.
    const ownPath = isExact(req.path) ? req.path : undefined;
    const allowed = METHODS.filter((method) =>
      // What runs for every method, or for every address, takes no call by itself.
      app.router
        .match(method, req.path)[0]
        .some(
          ([[, route]]) =>
            route.method === method &&
            route.path.startsWith('/api/') &&
            route.path === (ownPath ?? route.path),
        ),
    );
    if (allowed.length === 0) throw createUnknownCallError();
    const methods = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    throw createMethodNotAllowedError(methods);
  };
}

export function createUnknownCallError(): AppError {
  return new AppError({ code: 'api.unknown', status: 404, message: 'There’s nothing at this address.' });
}

/** @param known the methods that the address answers. */
export function createMethodNotAllowedError(known: readonly string[]): AppError {
  const methods = known.join(', ');
  return new AppError(
    {
      code: 'api.method_not_allowed',
      status: 405,
      message: `This address answers ${methods} and nothing else.`,
    },
    { Allow: methods },
  );
}
