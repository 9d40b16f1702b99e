import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { urls } from '../../../../urls.ts';
import { SitePicture } from '../site-picture.tsx';
import type { HomePictures } from './home-pictures.ts';

const HOURS = [
  'illustrator-time-1',
  'illustrator-time-2',
  'illustrator-time-3',
  'illustrator-time-4',
] as const;

const FORMATS = [
  { picture: 'trade-marketer-wide', grow: 'grow-[16]' },
  { picture: 'trade-marketer-square', grow: 'grow-[9]' },
  { picture: 'trade-marketer-story', grow: 'grow-[5.0625]' },
] as const;

/** What each trade makes of it. The six differ in size as their work does in shape. */
export function VisualSolutions({ pictures }: { pictures: HomePictures }) {
  return (
    <section aria-labelledby="visual-solutions" className="mx-auto max-w-page px-5 py-16 sm:px-8 sm:py-24">
      <h2 id="visual-solutions" className="max-w-3xl text-display-sm">
        Our Next-Level AI Visual Solutions
      </h2>
      <p className="mt-4 max-w-prose text-lead text-balance text-ink-soft">
        Two tools for six kinds of creative work.
      </p>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        <Trade
          who="Artists"
          title="Concepts to paint over"
          text="Try a scene in four kinds of light before you choose one, then paint over your favorite."
          className="sm:row-span-2 lg:col-span-3"
        >
          <SitePicture
            image={pictures['trade-artist']}
            sizes="(min-width: 64rem) 37rem, (min-width: 40rem) 46vw, 92vw"
            className="min-h-72 w-full flex-1 basis-0 object-cover object-[50%_15%]"
          />
        </Trade>
        <Trade
          who="Designers"
          title="Mood boards that match"
          text="One place at four times of day. Keep the seed and change the light, and the whole board matches."
          className="lg:col-span-3"
        >
          <div className="grid grid-cols-4">
            {HOURS.map((hour) => (
              <SitePicture
                key={hour}
                image={pictures[hour]}
                sizes="(min-width: 64rem) 10rem, (min-width: 40rem) 12vw, 23vw"
                className="aspect-[3/4] w-full object-cover"
              />
            ))}
          </div>
        </Trade>
        <Trade
          who="Marketers"
          title="One idea, every format"
          text="Widescreen for the banner, square for the feed, tall for the story, each composed for its shape."
          className="lg:col-span-3"
        >
          <Formats pictures={pictures} />
        </Trade>
        <Trade
          who="Developers"
          title="Pictures by URL"
          text="Put a prompt in the URL and get an image back. The same seed gives the same picture."
          className="lg:col-span-2"
          link={{ href: urls.apiDocs(), text: 'Read the API guide', isDocument: true }}
        >
          <pre className="m-5 mb-0 flex-1 overflow-x-auto rounded-md border border-line bg-ground-deep p-4 text-caption leading-6 text-ink-soft">
            <code>
              <span className="text-green">GET</span> /prompt/a red fox in snow{'\n'}
              {'    '}?width=1024&amp;height=768{'\n'}
              {'    '}&amp;seed=7
            </code>
          </pre>
        </Trade>
        <Trade
          who="Hobbyists"
          title="Covers, cards, campaigns"
          text="A dragon for Saturday’s game, a card for Sunday’s birthday. Nothing to install or learn first."
          className="lg:col-span-2"
        >
          <SitePicture
            image={pictures['trade-hobbyist']}
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw"
            className="aspect-[16/9] w-full object-cover"
          />
        </Trade>
        <Trade
          who="Storytellers"
          title="Stories from one photo"
          text="Add a title and a photo to get a five-page story script."
          className="sm:col-span-2 lg:col-span-2"
          link={{ href: urls.storyGenerator(), text: 'Write a story script' }}
        >
          <Pages />
        </Trade>
      </ul>
    </section>
  );
}

interface TradeProps {
  who: string;
  title: string;
  text: string;
  className: string;
  /** A document is a page of the server's own, outside the router. */
  link?: { href: string; text: string; isDocument?: boolean };
  children: React.ReactNode;
}

function Trade({ who, title, text, className, link, children }: TradeProps) {
  const look =
    'mt-3 inline-flex min-h-10 items-center font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-green';
  return (
    <li className={`flex flex-col overflow-hidden rounded-xl border border-line bg-surface ${className}`}>
      {children}
      <div className="mt-auto p-6">
        <p className="text-small font-semibold text-green">{who}</p>
        <h3 className="mt-1 text-title-sm">{title}</h3>
        <p className="mt-1.5 text-ink-muted">{text}</p>
        {link?.isDocument ? (
          <a className={look} href={link.href}>
            {link.text}
          </a>
        ) : null}
        {link && !link.isDocument ? (
          <SiteLink className={look} to={link.href}>
            {link.text}
          </SiteLink>
        ) : null}
      </div>
    </li>
  );
}

/** Same words, same seed: only the shape differs. Each is as wide as its height wants, so they end level. */
function Formats({ pictures }: { pictures: HomePictures }) {
  return (
    <div className="flex items-end gap-2 p-5 pb-0">
      {FORMATS.map(({ picture, grow }) => (
        <SitePicture
          key={picture}
          image={pictures[picture]}
          sizes="(min-width: 64rem) 18rem, 50vw"
          className={`min-w-0 basis-0 rounded-sm ${grow}`}
        />
      ))}
    </div>
  );
}

/** Five pages fanned out: a story before anybody has read it. */
function Pages() {
  return (
    <div aria-hidden className="flex min-h-32 flex-1 gap-2 p-5 pb-0">
      {['Hook', 'Place', 'Twist', 'Truth', 'End'].map((page, place) => (
        <span
          key={page}
          className="flex min-w-0 flex-1 flex-col justify-end rounded-sm border border-line-strong bg-linear-to-b from-surface-high to-surface p-1.5 text-[0.6875rem] leading-4 text-ink-muted sm:p-2"
        >
          <span className="text-green tabular-nums">{place + 1}</span>
          <span className="truncate">{page}</span>
        </span>
      ))}
    </div>
  );
}
