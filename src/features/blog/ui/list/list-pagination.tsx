import { useState } from 'react';
import { Pagination } from '../../../../ui/layout/pagination.tsx';
import type { Outcome } from './listing.ts';

interface Counted {
  totalResults: number;
  totalPages: number;
}

interface ListPaginationProps {
  outcome: Outcome<Counted> | undefined;
  /** Tells lists at one address apart: the search text. */
  list: string;
  page: number;
  address: (page: number) => string;
  label: string;
}

/** Stays while another page of the same list is on its way, so that the end of the page does not jump. */
export function ListPagination({ outcome, list, page, address, label }: ListPaginationProps) {
  const [known, setKnown] = useState<{ list: string; counted: Counted }>();
  const counted = outcome?.page ?? (known?.list === list ? known.counted : undefined);
  if (outcome?.page && outcome.page !== known?.counted) setKnown({ list, counted: outcome.page });
  if (!counted || counted.totalResults === 0 || page > counted.totalPages || outcome?.failure !== undefined) {
    return null;
  }
  return (
    <Pagination
      page={page}
      totalPages={counted.totalPages}
      address={address}
      label={label}
      className="mt-12"
    />
  );
}
