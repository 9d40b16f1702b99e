import type { RemovedFromPost } from '../../../post-html/sanitise-post.types.ts';

/** Why an entry of an export was not carried over. */
export type LeftOut =
  | 'drafts'
  | 'scheduled'
  | 'trashed'
  | 'pages'
  | 'comments'
  | 'settings'
  | 'empty'
  | 'tooLarge'
  | 'repeated';

/** What happened to the posts that were carried over, but could not be carried over as they were. */
export interface LossesOfPosts extends RemovedFromPost {
  /** Pictures with http addresses, which are asked for by https from now on. */
  httpImages: number;
  /** Links that only the old blog understands, because its address is not known. */
  lostLinks: number;
  /** Posts of which the export holds a summary only. */
  shortened: number;
  /** Posts without a usable date. */
  undated: number;
}

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  leftOut: Record<LeftOut, number>;
  losses: LossesOfPosts;
  /** Links between posts that lead to their new addresses. */
  relinked: number;
  /** Posts that could not keep the last part of their address. */
  renamed: { from: string; to: string }[];
  /** Why the file could not be read to its end; everything before is carried over. */
  stopped: string | undefined;
}

export function emptyReport(): ImportReport {
  return {
    added: 0,
    changed: 0,
    unchanged: 0,
    leftOut: {
      drafts: 0,
      scheduled: 0,
      trashed: 0,
      pages: 0,
      comments: 0,
      settings: 0,
      empty: 0,
      tooLarge: 0,
      repeated: 0,
    },
    losses: {
      scripts: 0,
      embeds: 0,
      images: 0,
      links: 0,
      fields: 0,
      characters: 0,
      httpImages: 0,
      lostLinks: 0,
      shortened: 0,
      undated: 0,
    },
    relinked: 0,
    renamed: [],
    stopped: undefined,
  };
}

const LEFT_OUT_AS: Readonly<Record<LeftOut, string>> = {
  drafts: 'drafts',
  scheduled: 'scheduled posts',
  trashed: 'posts in the trash',
  pages: 'pages, which --pages carries over, too',
  comments: 'comments',
  settings: 'templates and settings',
  empty: 'empty posts',
  tooLarge: 'entries of more than 4 million characters',
  repeated: 'entries that came again, of which the last counts',
};

const LOST_AS: Readonly<Record<keyof LossesOfPosts, string>> = {
  scripts: 'scripts taken out',
  embeds: 'embedded frames and players taken out',
  images: 'pictures without a usable address taken out',
  links: 'links without a usable address, whose words stay',
  fields: 'form fields taken out',
  characters: 'characters beyond the length of a post cut off',
  httpImages: 'pictures with http addresses, asked for by https from now on',
  lostLinks: 'links to other parts of the old blog, whose address --blog would tell',
  shortened: 'posts of which the export holds only a summary',
  undated: 'posts without a date, dated 1 January 1970 now',
};

const MOST_RENAMED_LISTED = 20;

/** The report as lines for a person. */
export function describeReport(report: ImportReport, { isDryRun }: { isDryRun: boolean }): string[] {
  const { added, changed, unchanged, relinked, renamed, stopped } = report;
  const verb = isDryRun ? 'Posts that would be carried over' : 'Posts carried over';
  const more = renamed.length - MOST_RENAMED_LISTED;
  return [
    `${verb}: ${added} new, ${changed} changed, ${unchanged} unchanged.`,
    ...(relinked > 0 ? [`Links between them that lead to their new addresses: ${relinked}.`] : []),
    ...section('Left out:', counted(report.leftOut, LEFT_OUT_AS)),
    ...section('Not carried over as it was:', counted(report.losses, LOST_AS)),
    ...section('New addresses, because the old one is taken:', [
      ...renamed.slice(0, MOST_RENAMED_LISTED).map(({ from, to }) => `${from} is now ${to}`),
      ...(more > 0 ? [`and ${more} more`] : []),
    ]),
    ...(stopped ? ['', `The file could not be read to its end. ${stopped}`] : []),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
}

function counted<Name extends string>(
  counts: Readonly<Record<Name, number>>,
  names: Readonly<Record<Name, string>>,
): string[] {
  return (Object.keys(names) as Name[])
    .filter((name) => counts[name] > 0)
    .map((name) => `${names[name]}: ${counts[name]}`);
}
