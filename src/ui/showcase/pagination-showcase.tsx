import { useState } from 'react';
import { Pagination } from '../pagination.tsx';
import { Family, Specimen } from './specimen.tsx';

export function PaginationShowcase() {
  const [page, setPage] = useState(2);
  return (
    <Family id="pagination" title="Pagination">
      <Specimen name="In the middle: what is no page reverts">
        <Pagination page={page} totalPages={4} onPageChange={setPage} label="Example pages" />
      </Specimen>
      <Specimen name="A single page">
        <Pagination page={1} totalPages={1} onPageChange={() => {}} label="A single page" />
      </Specimen>
    </Family>
  );
}
