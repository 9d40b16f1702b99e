/** One request as an attack plans it; a list of values sends a header as often. */
export interface HostileRequest {
  /** Of the call that is attacked. */
  call: string;
  /** What is wrong with it, for people. */
  what: string;
  method: string;
  /** As it is sent, escaped or not. */
  path: string;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body?: Buffer;
  /** Sent with the token of an account, unless the headers have an Authorization of their own. */
  signedIn: boolean;
  /** Wrong methods and folded addresses reach no call that is described; any refusal will do. */
  undescribed?: boolean;
}
