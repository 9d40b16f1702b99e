import { productApi } from '../../user-status/ui/api-client.ts';
import type { ApiRequest } from '../../user-status/ui/api-client.types.ts';
import { LOOKS_FILE_KIND, MOST_LOOKS } from '../looks.rules.ts';
import type { KeptLooks } from '../looks.types.ts';
import type { LooksKeeper } from './looks-keeper.types.ts';

async function ask(request: ApiRequest): Promise<KeptLooks> {
  return (await productApi().call<KeptLooks>(request)) ?? { looks: [], most: MOST_LOOKS };
}

/** The looks of whoever is signed in. */
export const accountLooks: LooksKeeper = {
  list: () => ask({ method: 'GET', path: '/looks' }),
  keep: (looks) => ask({ method: 'POST', path: '/looks', body: { kind: LOOKS_FILE_KIND, looks } }),
  giveName: (id, name) => ask({ method: 'PATCH', path: `/looks/${id}`, body: { name } }),
  async remove(id) {
    await productApi().call({ method: 'DELETE', path: `/looks/${id}` });
    return accountLooks.list();
  },
};
