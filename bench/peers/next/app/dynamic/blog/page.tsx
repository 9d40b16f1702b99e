import { BlogList } from '../../_pages/blog-pages';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <BlogList root="/dynamic" />;
}
