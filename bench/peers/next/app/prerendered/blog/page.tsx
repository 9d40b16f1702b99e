import { BlogList } from '../../_pages/blog-pages';

export const dynamic = 'force-static';

export default function Page() {
  return <BlogList root="/prerendered" />;
}
