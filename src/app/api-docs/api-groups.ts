import type { ApiGroup } from './api-operation.types.ts';
import { imageServiceGroup } from './image-service.operations.ts';

/** Every call of the API, in the order in which a newcomer meets them. */
export function describeApi(_parts: { sandboxShop: boolean }): readonly ApiGroup[] {
  return [imageServiceGroup];
}
