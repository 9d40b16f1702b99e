import type { HeldFile } from './backup-manifest.ts';

/** A picture that a copied database names. */
export interface NamedPicture {
  /** Of the stored object. */
  id: string;
  sha256: string;
  /** Bytes. */
  size: number;
}

/** A copy of the database as it was at one moment. */
export interface DatabaseCopy {
  kind: 'sqlite' | 'postgres';
  migrations: string[];
  files: HeldFile[];
  /** Rows by table. */
  rows: Record<string, number>;
  pictures: NamedPicture[];
}

/** The database of a site that may be running. */
export interface DatabaseSource {
  /** Copies what was committed at one moment into a folder, over an earlier copy. */
  copyInto(folder: string): Promise<DatabaseCopy>;
  /** Whether the site itself still knows a stored object. */
  knows(objectId: string): Promise<boolean>;
  close(): Promise<void>;
}
