import { checkCredentials } from './check-credentials.ts';

/** What the thread of a credentials checker runs. */
export default checkCredentials;
