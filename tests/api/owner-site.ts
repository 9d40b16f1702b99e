import type { FoundPeople } from '../../src/features/owner/owner.types.ts';
import { createStaffList } from '../../src/features/owner/who/staff.usecases.ts';
import { type AccountClient, expectStatus, signUpClient } from '../support/identity/account-client.ts';
import { createApiTestSite } from './api-test-site.ts';

export type Person = AccountClient & { id: string };

/** A site with an owner and somebody of its support, for tests of what they do in the console. */
export async function openOwnerSite(settings: Record<string, string> = {}) {
  const site = await createApiTestSite(settings);
  const send = (path: string, init?: RequestInit) => site.app.request(path, init);
  const signUp = (email?: string) => signUpClient(send, { origin: 'http://localhost', email });
  const list = createStaffList(site.services.database, site.clock);
  const signUpStaff = async (email: string, role: 'owner' | 'support') => {
    const client = await signUp(email);
    await list.put(email, role, true);
    return client;
  };
  const owner = await signUpStaff('ada@example.com', 'owner');
  const support = await signUpStaff('sue@example.com', 'support');
  const idOf = async (email: string): Promise<string> => {
    const path = `/owner/people?query=${encodeURIComponent(email)}`;
    const { people } = expectStatus(await owner.call<FoundPeople>('GET', path), 200).body;
    return people.find((person) => person.email === email)?.id ?? '';
  };
  return {
    site,
    owner,
    support,
    idOf,
    async signUpPerson(email?: string): Promise<Person> {
      const client = await signUp(email);
      await client.status();
      return { ...client, id: await idOf(client.email) };
    },
    act: <Body = { code?: string }>(client: AccountClient, path: string, body: object = {}) =>
      client.call<Body>('POST', `/owner${path}`, { reason: 'a test', ...body }),
    read: async <Body>(path: string, client: AccountClient = owner) =>
      expectStatus(await client.call<Body>('GET', `/owner${path}`), 200).body,
  };
}
