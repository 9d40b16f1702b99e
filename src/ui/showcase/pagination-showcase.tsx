import { useLocation } from 'react-router';
import { Pagination } from '../layout/pagination.tsx';
import { pageFromInput } from '../layout/pagination-rules.ts';
import { Family, Specimen } from './specimen.tsx';

const PAGES = 4;

export function PaginationShowcase() {
  const { pathname, search } = useLocation();
  const address = (page: number) => `${pathname}?page=${page}`;
  const page = pageFromInput(new URLSearchParams(search).get('page') ?? '2', PAGES) ?? 2;
  return (
    <Family id="pagination" title="Pagination">
      <Specimen name="In the middle: what is no page reverts">
        <Pagination page={page} totalPages={PAGES} address={address} label="Example pages" />
      </Specimen>
      <Specimen name="A single page">
        <Pagination page={1} totalPages={1} address={address} label="A single page" />
      </Specimen>
    </Family>
  );
}
