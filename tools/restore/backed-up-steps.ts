import type { Migration } from '../../src/platform/db/migrate.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { BackupManifest } from '../backup/backup-manifest.ts';

/**
 * The steps of the tables that a backup had taken.
 * @throws {BackupError} when a newer program made it.
 */
export function stepsOfBackup(
  { database, programVersion }: BackupManifest,
  known: readonly Migration[],
): readonly Migration[] {
  const strange = database.migrations.find((name) => known.every((migration) => migration.name !== name));
  if (strange !== undefined)
    throw new BackupError(
      `This backup was made by a newer version of the program (${programVersion}, ${strange}). Update the program first.`,
    );
  return known.filter(({ name }) => database.migrations.includes(name));
}
