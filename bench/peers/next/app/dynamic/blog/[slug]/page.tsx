import { Article } from '../../../_pages/blog-pages';

export const dynamic = 'force-dynamic';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <Article root="/dynamic" slug={(await params).slug} />;
}
