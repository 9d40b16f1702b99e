import { Article, slugs } from '../../../_pages/blog-pages';

export const dynamic = 'force-static';

export const generateStaticParams = slugs;

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <Article root="/prerendered" slug={(await params).slug} />;
}
