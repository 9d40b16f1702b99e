import type { BalanceRef, CreditReason, HoldState, HoldTool } from './credits.types.ts';

/** A row of the table `purse`: the table keeps the name that it was made with. */
export interface BalanceRow {
  account_id: string;
  kind: BalanceRef['kind'];
  /** YYYY-MM-DD for a daily balance, '' for the standard one. */
  utc_date: string;
  balance: number;
  /** 0 <= held <= balance, by a check of the database. */
  held: number;
}

/** Only ever added to: what happened to a balance stays told. */
export interface CreditEntryRow {
  id: string;
  idempotency_key: string;
  account_id: string;
  kind: BalanceRef['kind'];
  utc_date: string;
  /** Never 0; below 0 when credits went. */
  amount: number;
  /** What the balance held once this entry was made. */
  balance_after: number;
  reason: CreditReason;
  created_at: number;
}

export interface HoldRow {
  id: string;
  account_id: string;
  run_id: string;
  tile: number;
  tool: HoldTool;
  purse_kind: BalanceRef['kind'];
  purse_date: string;
  price: number;
  state: HoldState;
  lease_until: number;
  created_at: number;
  delivered_at: number | null;
  closed_at: number | null;
  stored_object_id: string | null;
  /** The picture that its image began with. */
  starting_object_id: string | null;
  /** JSON of DrawnFacts. */
  drawn: string | null;
  /** How often an engine began to draw for it, without the times when the engine itself failed. */
  drawings: number;
  /** A hash of the request that the hold is for; null before its picture is begun, and once it is released. */
  request_hash: string | null;
  /** The key of the program that asked for it; null when its owner did. */
  spender_id: string | null;
}

/** A row of the table `welcome_allowance`, which keeps the name that it was made with. */
interface SignUpBonusLimitRow {
  utc_date: string;
  visitor: string;
  used: number;
}

/** An account that its owner deleted. */
interface ClosedAccountRow {
  account_id: string;
  closed_at: number;
  /** Null while the storage may still hold its files. */
  files_gone_at: number | null;
}

/** A run that was stopped before it was opened. */
interface StoppedRunRow {
  account_id: string;
  run_id: string;
  stopped_at: number;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    purse: BalanceRow;
    credit_entry: CreditEntryRow;
    hold: HoldRow;
    welcome_allowance: SignUpBonusLimitRow;
    closed_account: ClosedAccountRow;
    stopped_run: StoppedRunRow;
  }
}
