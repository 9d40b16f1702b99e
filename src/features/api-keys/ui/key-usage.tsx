import { Download } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import type { ApiUsage } from '../api-keys.schema.ts';
import { writeUsageCsv } from '../usage-csv.rules.ts';

const COLUMNS = ['Day', 'Key', 'Calls', 'Errors', 'Pictures', 'Credits', 'Average'] as const;
const SHOWN_DAYS = 30;

/** The newest lines; the file has all. */
export function KeyUsage({ days }: { days: ApiUsage['days'] }) {
  const download = () => saveFile(new Blob([writeUsageCsv(days)], { type: 'text/csv' }), 'api-usage.csv');
  return (
    <section aria-labelledby="key-usage">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="key-usage" className="text-title-sm">
          Usage
        </h3>
        <Button
          variant="ghost"
          size="small"
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={download}
        >
          Download CSV
        </Button>
      </div>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-left text-small tabular-nums">
          <thead className="text-ink-muted">
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="py-2 pr-4 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.slice(0, SHOWN_DAYS).map(({ date, keyId, name, milliseconds, ...counted }) => (
              <tr key={`${date} ${keyId}`}>
                <td className="whitespace-nowrap py-2 pr-4">{date}</td>
                <td className="max-w-40 truncate py-2 pr-4">{name}</td>
                {(['calls', 'errors', 'pictures', 'credits'] as const).map((column) => (
                  <td key={column} className="py-2 pr-4">
                    {counted[column].toLocaleString('en-US')}
                  </td>
                ))}
                <td className="whitespace-nowrap py-2">{(milliseconds / 1000).toFixed(1)} s</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
