import { Link2Off } from 'lucide-react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { AppError } from '../../../shared/app-error.ts';
import { ROOT_ROUTE_ID, type SiteInfo } from '../../../shared/site-info.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { urls } from '../../../urls.ts';
import { sharedPicturesContext } from '../shared-pictures.context.ts';
import type { SharedCollection, SharedPicture } from '../sharing.types.ts';
import { cardPicture, describeShared } from './described-shared.rules.ts';
import { ShownCollection } from './shown-collection.tsx';
import { ShownPicture } from './shown-picture.tsx';

interface SharedData {
  shared: SharedPicture | SharedCollection | null;
  /** Why there is nothing. */
  problem?: string;
}

/** Whoever has the link sees it, and no search engine; what is answered now may be over in a moment. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, noimageindex' };

export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs) {
  const { look, describeHead } = context.get(sharedPicturesContext);
  try {
    const shared = await look(token);
    const image = cardPicture(shared);
    describeHead({ noindex: true, ...(image && { image }) });
    return data<SharedData>({ shared }, { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<SharedData>(
      { shared: null, problem: error.message },
      { status: error.status, headers: HEADERS },
    );
  }
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = matches.find((match) => match?.id === ROOT_ROUTE_ID)?.loaderData as SiteInfo | undefined;
  return describeShared(site, loaderData?.shared ?? null);
}

export default function SharedPage() {
  const { shared, problem } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-page px-5 pt-10 pb-20 sm:px-8 sm:pt-14 sm:pb-28">
      {shared === null ? (
        <Ended problem={problem} />
      ) : shared.kind === 'image' ? (
        <ShownPicture picture={shared} />
      ) : (
        <ShownCollection collection={shared} />
      )}
    </div>
  );
}

function Ended({ problem }: Pick<SharedData, 'problem'>) {
  return (
    <EmptyState
      title="There’s nothing to see at this link"
      headingLevel={1}
      icon={<Link2Off aria-hidden="true" className="size-8" />}
      actions={<Button href={urls.generatorSuite()}>Make your own picture</Button>}
    >
      {problem}
    </EmptyState>
  );
}
