export interface ApiKeyRow {
  id: string;
  account_id: string;
  name: string;
  /** Of the secret, which is stored nowhere. */
  hash: string;
  hint: string;
  /** JSON of a list. */
  scopes: string;
  /** JSON of a list. */
  addresses: string;
  daily_cap: number | null;
  /** 1 for a key of whoever runs the site. */
  any_plan: number;
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
}

interface ApiKeyDayRow {
  key_id: string;
  utc_date: string;
  calls: number;
  errors: number;
  milliseconds: number;
}

/** What a program called its request, so that it may send it again. */
interface ApiRequestRow {
  key_id: string;
  name: string;
  request_hash: string;
  run_id: string;
  created_at: number;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    api_key: ApiKeyRow;
    api_key_day: ApiKeyDayRow;
    api_request: ApiRequestRow;
  }
}
