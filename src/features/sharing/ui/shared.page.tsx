import { Flag, Link2Off, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { AppError } from '../../../shared/app-error.ts';
import { ROOT_ROUTE_ID, type SiteInfo } from '../../../shared/site-info.ts';
import { AccentScope } from '../../../ui/accent.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { urls } from '../../../urls.ts';
import { reuseSettings } from '../../generator/ui/run/reuse-settings.ts';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import { RecipeCard } from '../../generator/ui/viewer/recipe-card.tsx';
import { sharedPicturesContext } from '../shared-pictures.context.ts';
import type { SharedPicture } from '../sharing.types.ts';
import { describePicture, nameOfPicture } from './described-picture.rules.ts';

interface SharedData {
  picture: SharedPicture | null;
  /** Why there is none. */
  problem?: string;
}

/** Whoever has the link sees it, and no search engine; what is answered now may be over in a moment. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, noimageindex' };

export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs) {
  const { look, describeHead } = context.get(sharedPicturesContext);
  try {
    const picture = await look(token);
    const { width, height } = picture;
    describeHead({
      noindex: true,
      image: { src: urls.sharedPicture(token), alt: nameOfPicture(picture), width, height },
    });
    return data<SharedData>({ picture }, { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<SharedData>(
      { picture: null, problem: error.message },
      { status: error.status, headers: HEADERS },
    );
  }
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = matches.find((match) => match?.id === ROOT_ROUTE_ID)?.loaderData as SiteInfo | undefined;
  return describePicture(site, loaderData?.picture ?? null);
}

export default function SharedPage() {
  const { picture, problem } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-page px-5 pt-10 pb-20 sm:px-8 sm:pt-14 sm:pb-28">
      {picture ? <Shown picture={picture} /> : <Ended problem={problem} />}
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

function Shown({ picture }: { picture: SharedPicture }) {
  const { token, width, height, recipe } = picture;
  const name = nameOfPicture(picture);
  return (
    <AccentScope accent={recipe?.tool ?? 'neutral'}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-12">
        <img
          src={urls.sharedPicture(token)}
          alt={name}
          width={width}
          height={height}
          style={{ maxWidth: `calc(82dvh * ${width / height})` }}
          className="lit-border h-auto w-full justify-self-center rounded-xl bg-surface-sunken shadow-raised"
        />
        <div className="grid content-start gap-6">
          <h1 dir="auto" className="line-clamp-6 wrap-break-word text-title text-balance">
            {name}
          </h1>
          <p className="text-ink-soft">
            This picture was made by AI. Somebody who makes pictures here shared it with you.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              href={urls.home()}
              icon={<Sparkles aria-hidden="true" className="size-5" />}
              onClick={() => recipe && reuseSettings(recipe)}
            >
              Make your own
            </Button>
            <ReportButton token={token} />
          </div>
          {recipe && (
            <section>
              <h2 className="mb-5 text-title-sm">How it was made</h2>
              <RecipeCard image={{ ...recipe, generatorType: recipe.tool, recipe }} />
            </section>
          )}
        </div>
      </div>
    </AccentScope>
  );
}

const loadReport = () => import('./report-dialog.tsx');

function ReportButton({ token }: { token: string }) {
  const [open, setOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyPart(loadReport, open);
  return (
    <>
      <Button
        variant="ghost"
        icon={<Flag aria-hidden="true" className="size-4" />}
        onClick={() => {
          setOpen(true);
          if (hasFailed) retry();
        }}
      >
        {hasFailed ? 'This didn’t load. Try again.' : 'Report this picture'}
      </Button>
      {part && <part.ReportDialog token={token} open={open} onOpenChange={setOpen} />}
    </>
  );
}
