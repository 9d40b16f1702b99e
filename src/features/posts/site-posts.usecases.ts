import { createRepeatedJob } from '../../platform/jobs/repeated-job.ts';
import { createSingleFlight } from '../../platform/jobs/single-flight.ts';
import type { Clock } from '../../shared/clock.ts';
import type { DerivedPostSource } from './derived/derived.types.ts';
import type { PostQuery, PostsHealth } from './posts.types.ts';

/** How long after a visit the posts are still watched for changes. */
const WATCHED_FOR_MS = 2 * 60_000;

/** The posts of the site, wherever they come from. */
export interface SitePosts extends DerivedPostSource {
  /** To be called when somebody reads a page that is made of posts: pages stay in memory while posts are watched. */
  noticeReader(): void;
  /** Looks at once whether posts changed. */
  refresh(): Promise<void>;
  health(): PostsHealth;
  start(): void;
  stop(): Promise<void>;
}

interface SitePostsOptions {
  source: DerivedPostSource;
  clock: Clock;
  health: () => PostsHealth;
  /** How often the posts are asked whether they changed, while somebody reads. */
  watchEveryMs: number;
  /** Told when any post changed, so that pages made of posts are made anew. */
  onChange: () => void;
  /** Told why posts could not be read, which visitors are spared. */
  onFailure: (error: unknown) => void;
}

/**
 * Joins a source to the pages that are kept in memory. Whoever reads such a page asks the source
 * nothing, so while there are readers the source is asked for its revision instead.
 */
export function createSitePosts(options: SitePostsOptions): SitePosts {
  const { source, clock, health, onChange, onFailure } = options;
  let lastReader = Number.NEGATIVE_INFINITY;
  let revision: string | undefined;

  const refresh = async () => {
    const current = await source.readRevision();
    // Also the first time: pages may have been made before anybody looked.
    if (current !== revision) onChange();
    revision = current;
  };
  const look = async () => {
    if (clock.now() - lastReader <= WATCHED_FOR_MS) await refresh();
  };
  const reported = <Result>(work: Promise<Result>): Promise<Result> => {
    work.catch(onFailure);
    return work;
  };
  const askingOnce = <Page>(ask: (query: PostQuery) => Promise<Page>) => {
    const searchOnce = createSingleFlight<Page>();
    return (query: PostQuery) => {
      const asked = () => reported(ask(query));
      // Pages with a search are kept nowhere, so every visitor who searches comes as far as this.
      return query.search === undefined ? asked() : searchOnce(JSON.stringify(query), asked);
    };
  };
  const watch = createRepeatedJob(look, options.watchEveryMs, onFailure);

  return {
    kind: source.kind,
    description: source.description,
    list: askingOnce((query) => source.list(query)),
    listWithSlides: askingOnce((query) => source.listWithSlides(query)),
    findBySlug: (slug) => reported(source.findBySlug(slug)),
    findWithSlides: (slug) => reported(source.findWithSlides(slug)),
    findArticle: (slug) => reported(source.findArticle(slug)),
    findById: (id) => reported(source.findById(id)),
    listLabels: () => reported(source.listLabels()),
    readRevision: () => reported(source.readRevision()),
    noticeReader() {
      lastReader = clock.now();
    },
    refresh,
    health,
    start: watch.start,
    stop: watch.stop,
  };
}
