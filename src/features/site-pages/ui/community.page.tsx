import { ArrowUpRight, Camera, Clapperboard, MessagesSquare, Quote } from 'lucide-react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { untilAnswered } from '../../../ui/until-answered.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { urls } from '../../../urls.ts';
import { contactDetailsContext } from '../contact-details.context.ts';
import type { CommunityPlace } from '../contact-details.types.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { links: context.get(contactDetailsContext).community };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return untilAnswered(request, () => serverLoader<typeof loader>());
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Community: share, ask and learn',
    description: 'Four places to share your pictures, ask questions, get tips and help other people.',
    path: urls.community(),
  });
}

interface Place {
  place: CommunityPlace;
  icon: typeof Quote;
  title: string;
  text: string;
}

const PLACES: readonly Place[] = [
  {
    place: 'chat',
    icon: MessagesSquare,
    title: 'Chat',
    text: 'Got a question right now? Post your prompt and your picture, and someone will help you improve it.',
  },
  {
    place: 'messages',
    icon: Quote,
    title: 'Short posts',
    text: 'One prompt a day and the picture it made. Perfect for a coffee break.',
  },
  {
    place: 'photos',
    icon: Camera,
    title: 'Picture wall',
    text: 'Pictures made here, each with its prompt. Tag yours to add it.',
  },
  {
    place: 'videos',
    icon: Clapperboard,
    title: 'Videos',
    text: 'Watch pictures being made, from the first word to the last option, step by step.',
  },
];

export default function CommunityPage() {
  const { links } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title="Community">
        <p>
          People who make pictures learn fastest from each other. Choose the place you like best. We share
          what we learn on the <SiteLink to={urls.blog()}>blog</SiteLink>.
        </p>
      </PageIntro>
      <ul className="mx-auto mt-12 grid max-w-page gap-4 px-5 sm:grid-cols-2 sm:px-8">
        {PLACES.map(({ place, icon: Icon, title, text }) => (
          <Card key={place} as="li" padding="large" className="flex flex-col items-start">
            <Icon aria-hidden="true" className="size-7 text-green" strokeWidth={1.75} />
            <h2 className="mt-6 text-title">{title}</h2>
            <p className="mt-2 mb-8 max-w-md text-ink-soft">{text}</p>
            <Button
              className="mt-auto"
              variant="secondary"
              href={links[place]}
              target="_blank"
              trailingIcon={<ArrowUpRight aria-hidden="true" className="size-4" />}
            >
              Join Now
              <VisuallyHidden>: {title}, opens in a new tab</VisuallyHidden>
            </Button>
          </Card>
        ))}
      </ul>
    </>
  );
}
