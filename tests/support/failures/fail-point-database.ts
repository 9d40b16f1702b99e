import type { KyselyPlugin, OperationNode, QueryId, RootOperationNode } from 'kysely';
import type { Database } from '../../../src/platform/db/database.types.ts';
import type { FailPoints } from './fail-point.ts';

/**
 * The same database with a window before and after every commit. A window is called after what the
 * commit writes, e.g. `before commit [update hold, insert credit_entry]`.
 */
export function withFailPoints(database: Database, points: FailPoints): Database {
  return {
    ...database,
    writer: database.writer.withPlugin(watchStatements(points)),
    async transaction(work) {
      let label = '';
      const result = await database.transaction(async (transaction) => {
        // A transaction that the database asks to repeat starts its list anew.
        const written = new Set<string>();
        const value = await work(transaction.withPlugin(listWrites(written)));
        label = [...written].join(', ');
        if (label) points.reach(`before commit [${label}]`);
        return value;
      });
      if (label) points.reach(`after commit [${label}]`);
      return result;
    },
  };
}

/** A write outside a transaction is its own commit. */
function watchStatements(points: FailPoints): KyselyPlugin {
  const labels = new WeakMap<QueryId, string>();
  return {
    transformQuery({ node, queryId }) {
      const label = nameWrite(node);
      if (label) {
        labels.set(queryId, label);
        points.reach(`before commit [${label}]`);
      }
      return node;
    },
    async transformResult({ result, queryId }) {
      const label = labels.get(queryId);
      if (label) points.reach(`after commit [${label}]`);
      return result;
    },
  };
}

function listWrites(written: Set<string>): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const label = nameWrite(node);
      if (label) written.add(label);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** e.g. `update purse`; undefined for what only reads. */
function nameWrite(node: RootOperationNode): string | undefined {
  switch (node.kind) {
    case 'InsertQueryNode':
      return `insert ${nameTable(node.into)}`;
    case 'UpdateQueryNode':
      return `update ${nameTable(node.table)}`;
    case 'DeleteQueryNode':
      return `delete ${nameTable(node.from.froms[0])}`;
    case 'CreateTableNode':
      return 'create tables';
    default:
      return undefined;
  }
}

function nameTable(node: OperationNode | undefined): string {
  if (!node) return 'something';
  if (node.kind === 'AliasNode' && 'node' in node) return nameTable(node.node as OperationNode);
  if (node.kind !== 'TableNode' || !('table' in node)) return 'something';
  return (node.table as { identifier: { name: string } }).identifier.name;
}
