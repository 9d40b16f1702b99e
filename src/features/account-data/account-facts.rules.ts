import type { AccountSummary } from './account-data.schema.ts';

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const MEGABYTE = 1_000_000;

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** In words, rounded to what somebody wants to know before a download. */
export function describeSize(bytes: number): string {
  if (bytes < MEGABYTE) return 'less than 1\u00a0MB';
  const megabytes = bytes / MEGABYTE;
  if (megabytes < 1000) return `about ${Math.round(megabytes)}\u00a0MB`;
  return `about ${(megabytes / 1000).toFixed(1)}\u00a0GB`;
}

const METHODS: Readonly<Record<AccountSummary['signInMethods'][number], string>> = {
  password: 'Email and password',
  provider: 'Another provider',
  firebase: 'Firebase',
};

/** Names and values, in the order in which they are shown. */
export function listAccountFacts(
  summary: AccountSummary,
): readonly (readonly [name: string, value: string])[] {
  const { email, createdAt, signInMethods, images, imageBytes, credits, licenses } = summary;
  const { uploadedBytes, mostUploadedBytes } = summary;
  return [
    ['Email', email],
    ['Signs in with', signInMethods.map((method) => METHODS[method]).join(', ')],
    ['Here since', LONG_DATE.format(new Date(createdAt))],
    [
      'Pictures',
      images === 0 ? 'None yet' : `${images.toLocaleString('en-US')} (${describeSize(imageBytes)})`,
    ],
    ...(uploadedBytes > 0
      ? [
          [
            'Uploaded pictures',
            `${describeSize(uploadedBytes)} of ${describeSize(mostUploadedBytes)}`,
          ] as const,
        ]
      : []),
    ['Credits', credits.toLocaleString('en-US')],
    ['Licenses', licenses === 0 ? 'None' : licenses.toLocaleString('en-US')],
  ];
}

/** What a deletion takes, as the dialog lists it. */
export function listDeleted({ images, credits, licenses }: AccountSummary): string[] {
  return [
    images === 0
      ? 'The prompts and settings of everything you made'
      : `${countOf(images, 'picture')}, with their prompts and settings`,
    `${countOf(credits, 'credit')}, and any pictures being made right now`,
    ...(licenses === 0
      ? []
      : [
          `${countOf(licenses, 'license')}: ${licenses === 1 ? 'the key, and the address it was' : 'the keys, and the addresses they were'} bought with`,
        ]),
    'Your email address, your sign-in methods and your sign-ins on all devices',
  ];
}

/** What is left after it, and why. */
export function listKept({ licenses, signInMethods }: AccountSummary): string[] {
  return [
    'Your credit totals, under a number that isn’t linked to you. The law requires us to keep them.',
    ...(licenses === 0 ? [] : ['A hash of each license key you used, so that nobody can use it again.']),
    ...(signInMethods.includes('firebase')
      ? ['A hash of your sign-in for an hour and a half, so that an old sign-in can’t start a new account.']
      : []),
    'Backups made before today, until they’re deleted.',
  ];
}
