import * as guestAllowance from './0001-to-0016/0001-guest-allowance.ts';
import * as accounts from './0001-to-0016/0002-accounts.ts';
import * as credits from './0001-to-0016/0003-credits.ts';
import * as licenses from './0001-to-0016/0004-licenses.ts';
import * as gallery from './0001-to-0016/0005-gallery.ts';
import * as posts from './0001-to-0016/0006-posts.ts';
import * as mail from './0001-to-0016/0007-mail.ts';
import * as shops from './0001-to-0016/0008-shops.ts';
import * as attempts from './0001-to-0016/0009-attempts.ts';
import * as closedAccounts from './0001-to-0016/0010-closed-accounts.ts';
import * as deletedSubjects from './0001-to-0016/0011-deleted-subjects.ts';
import * as drawnWork from './0001-to-0016/0013-drawn-work.ts';
import * as authorsDay from './0001-to-0016/0014-authors-day.ts';
import * as derivedPosts from './0001-to-0016/0015-derived-posts.ts';
import * as learnedStyles from './0001-to-0016/0016-learned-styles.ts';
import * as startingPictures from './0017-starting-pictures.ts';
import * as stylePictures from './0018-style-pictures.ts';
import * as foundImages from './0019-found-images.ts';
import * as collections from './0020-collections.ts';
import * as shares from './0021-shares.ts';
import * as movedInPictures from './0022-moved-in-pictures.ts';
import * as stoppedRuns from './0023-stopped-runs.ts';
import * as savedLooks from './0024-saved-looks.ts';
import * as ownersConsole from './0025-owners-console.ts';
import * as dailyFigures from './0026-daily-figures.ts';
import * as licenseDesk from './0027-license-desk.ts';
import * as writtenPosts from './0028-written-posts.ts';
import * as deliveredPictures from './0029-delivered-pictures.ts';
import * as apiKeys from './0031-api-keys.ts';
import * as secondFactor from './0032-second-factor.ts';
import * as jobLeader from './0033-job-leader.ts';
import * as takedowns from './0034-takedowns.ts';
import * as writtenAuthors from './0035-written-authors.ts';

/** Every step in the history of the tables, in order. */
export const allMigrations = [
  guestAllowance,
  accounts,
  credits,
  licenses,
  gallery,
  posts,
  mail,
  shops,
  attempts,
  closedAccounts,
  deletedSubjects,
  drawnWork,
  authorsDay,
  derivedPosts,
  learnedStyles,
  startingPictures,
  stylePictures,
  foundImages,
  collections,
  shares,
  movedInPictures,
  stoppedRuns,
  savedLooks,
  ownersConsole,
  dailyFigures,
  licenseDesk,
  writtenPosts,
  deliveredPictures,
  apiKeys,
  secondFactor,
  jobLeader,
  takedowns,
  writtenAuthors,
];
