import type { Database } from '../../../../src/platform/db/database.types.ts';

type Value = string | number | boolean | null;

/** A row as a site of some version wrote it. */
export interface OldRow {
  table: string;
  /** Says which row it is. */
  key: Record<string, Value>;
  values: Record<string, Value>;
  /** What a later step is to have made of it. */
  later?: Record<string, Value>;
}

const DAY = '2026-01-15';
const ISO = '2026-01-15T12:00:00.000Z';
const TIME = 1_768_478_400_000;
const YES = { sqlite: 1, postgres: true } as const;

/** Rows that a site writes once it has taken a step, beside those of the steps before; each step has people of its own. */
export const rowsByStep: Readonly<Record<string, (kind: Database['kind']) => OldRow[]>> = {
  '0001-guest-allowance': (): OldRow[] => [
    { table: 'guest_allowance', key: { utc_date: DAY, visitor: 'mark' }, values: { used: 7 } },
  ],
  '0002-accounts': (kind): OldRow[] => [
    {
      table: 'auth_user',
      key: { id: 'ann' },
      values: {
        name: 'ann',
        email: 'ann@example.com',
        emailVerified: YES[kind],
        createdAt: ISO,
        updatedAt: ISO,
      },
    },
    {
      table: 'auth_session',
      key: { id: 'session' },
      values: { expiresAt: ISO, token: 'token', createdAt: ISO, updatedAt: ISO, userId: 'ann' },
    },
    {
      table: 'auth_account',
      key: { id: 'way' },
      values: {
        accountId: 'ann',
        providerId: 'credential',
        userId: 'ann',
        password: 'salt:hash',
        createdAt: ISO,
        updatedAt: ISO,
      },
    },
    {
      table: 'auth_verification',
      key: { id: 'link' },
      values: { identifier: 'reset', value: 'ann', expiresAt: ISO, createdAt: ISO, updatedAt: ISO },
    },
    {
      table: 'auth_jwks',
      key: { id: 'key' },
      values: { publicKey: '{}', privateKey: 'sealed', createdAt: ISO },
    },
    { table: 'site_secret', key: { name: 'auth-secret' }, values: { value: 'secret' } },
  ],
  '0003-credits': (): OldRow[] => [
    balance('ann', 500, 60),
    entry('ann', 'welcome:ann', { amount: 500, balance: 500, reason: 'welcome' }),
    hold('open', 'ann', { tile: 0, state: 'open' }),
    hold('given-back', 'ann', { tile: 1, state: 'released', closed_at: TIME }),
    { table: 'welcome_allowance', key: { utc_date: DAY, visitor: 'mark' }, values: { used: 2 } },
  ],
  '0004-licenses': (): OldRow[] => [
    balance('ben', 40, 0),
    entry('ben', 'license:refunded', { amount: 5000, balance: 5000, reason: 'license' }),
    entry('ben', 'refund:refunded', { amount: -4960, balance: 40, reason: 'refund' }),
    // What the refund took was not on the license before step 0008, which reads it in the ledger.
    license('refunded', { credits_added: 5000, revoked_at: TIME }, { credits_taken: 4960 }),
    license('days', { plan_id: 'UNLIMITED', credits_added: 0, expires_at: TIME }, { credits_taken: 0 }),
    {
      table: 'sandbox_license',
      key: { key_hash: 'sold' },
      values: { plan_id: 'BOOSTER', email: 'ben@example.com', refunded: 0, issued_at: TIME },
    },
  ],
  '0005-gallery': (): OldRow[] => [
    balance('cleo', 440, 0),
    entry('cleo', 'welcome:cleo', { amount: 500, balance: 500, reason: 'welcome' }),
    entry('cleo', 'hold:kept', { amount: -60, balance: 440, reason: 'image' }),
    {
      table: 'stored_object',
      key: { id: 'object' },
      values: { owner: 'cleo', hash: 'abc', content_type: 'image/webp', size: 3, kept_at: TIME },
    },
    hold('kept', 'cleo', {
      tile: 0,
      state: 'captured',
      delivered_at: TIME,
      closed_at: TIME,
      stored_object_id: 'object',
      drawn: '{}',
    }),
    {
      table: 'gallery_image',
      key: { id: 'image' },
      values: {
        account_id: 'cleo',
        charge_key: 'hold:kept',
        hold_id: 'kept',
        stored_object_id: 'object',
        prompt: 'a red fox',
        full_prompt: 'a red fox, anime',
        width: 64,
        height: 64,
        tool: 'green',
        cost: 60,
        created_at: TIME,
      },
    },
  ],
  '0006-posts': (): OldRow[] => [
    {
      table: 'post',
      key: { number: 1 },
      values: {
        id: 'post-1',
        slug: 'words',
        title: 'Words',
        excerpt: 'Of words.',
        published_at: TIME,
        updated_at: TIME,
        labels: '[]',
        author: '{}',
        featured_image: '',
        featured_image_alt: '',
        origin: 'content',
        source_hash: 'abc',
      },
    },
    { table: 'post_content', key: { number: 1 }, values: { content: '<p>Words</p>', words: 'words' } },
    { table: 'post_word', key: { word: 'words', published_at: TIME, number: 1 }, values: {} },
    {
      table: 'post_label',
      key: { label: 'craft', published_at: TIME, number: 1 },
      values: { updated_at: TIME },
    },
    { table: 'post_count', key: { label: 'craft' }, values: { posts: 1 } },
    { table: 'post_picture', key: { name: 'fox', number: 1 }, values: { place: 0, recipe: '{}' } },
  ],
  '0007-mail': (): OldRow[] => [
    {
      table: 'mail_outbox',
      key: { id: 'mail' },
      values: {
        idempotency_key: 'reset:1',
        kind: 'reset-password',
        topic: 'reset-password:ann',
        state: 'waiting',
        recipient: 'ann@example.com',
        attempts: 1,
        created_at: TIME,
        next_attempt_at: TIME,
        useful_until: TIME,
        leased_until: 0,
      },
    },
    {
      table: 'license_code',
      key: { account_id: 'ann', shop: 'gumroad', key_hash: 'abc' },
      values: { code_hash: 'def', tries_left: 5, sent_at: TIME, expires_at: TIME },
    },
  ],
  '0008-shops': (): OldRow[] => [
    {
      table: 'license_reference',
      key: { shop: 'gumroad', reference: 'order-1', license_id: 'days' },
      values: {},
    },
    {
      table: 'shop_notice',
      key: { shop: 'gumroad', reference: 'order-2' },
      values: { noticed_at: TIME, withdrawn: 1 },
    },
  ],
  '0010-closed-accounts': (): OldRow[] => [
    { table: 'closed_account', key: { account_id: 'dora' }, values: { closed_at: TIME } },
  ],
  '0013-drawn-work': (): OldRow[] => [
    balance('frieda', 500, 60),
    entry('frieda', 'welcome:frieda', { amount: 500, balance: 500, reason: 'welcome' }),
    hold('drawn', 'frieda', { tile: 0, state: 'open', drawings: 1, request_hash: 'mark' }),
  ],
  '0014-authors-day': (): OldRow[] => [
    {
      table: 'post',
      key: { number: 2 },
      values: {
        id: 'post-2',
        slug: 'late',
        title: 'Late',
        excerpt: 'In the evening.',
        published_at: TIME,
        published_offset: -180,
        updated_at: TIME,
        labels: '[]',
        author: '{}',
        featured_image: '',
        featured_image_alt: '',
        origin: 'import',
        source_hash: 'def',
      },
    },
  ],
  '0015-derived-posts': (): OldRow[] => [
    { table: 'post_derived', key: { number: 2 }, values: { slides: '[]', article: '{}' } },
  ],
  '0016-learned-styles': (): OldRow[] => [
    {
      table: 'learned_style',
      key: { id: 'ink' },
      values: { account_id: 'ben', name: 'My ink', style: '{}', created_at: TIME },
    },
  ],
  '0017-starting-pictures': (): OldRow[] => [
    balance('gina', 500, 60),
    entry('gina', 'welcome:gina', { amount: 500, balance: 500, reason: 'welcome' }),
    {
      table: 'stored_object',
      key: { id: 'start' },
      values: { owner: 'gina', hash: 'def', content_type: 'image/jpeg', size: 3, kept_at: TIME },
    },
    hold('painted', 'gina', {
      tile: 0,
      state: 'delivered',
      delivered_at: TIME,
      stored_object_id: 'start',
      starting_object_id: 'start',
      drawn: '{}',
    }),
  ],
  '0018-style-pictures': (): OldRow[] => [
    {
      table: 'stored_object',
      key: { id: 'manner' },
      values: { owner: 'ben', hash: 'fed', content_type: 'image/jpeg', size: 3, kept_at: TIME },
    },
    {
      table: 'learned_style_picture',
      key: { style_id: 'ink' },
      values: { place: 0, stored_object_id: 'manner' },
    },
  ],
  '0019-found-images': (): OldRow[] => [
    {
      table: 'gallery_term',
      key: { account_id: 'cleo', term: 'fox', created_at: TIME, image_id: 'image' },
      values: {},
    },
  ],
  '0020-collections': (): OldRow[] => [
    {
      table: 'gallery_collection',
      key: { id: 'foxes' },
      values: { account_id: 'cleo', name: 'Foxes', created_at: TIME },
    },
  ],
  '0021-shares': (): OldRow[] => [
    {
      table: 'share',
      key: { id: 'share' },
      values: {
        token_hash: 'hash',
        account_id: 'cleo',
        image_id: 'image',
        collection_id: null,
        shows_recipe: 1,
        created_at: TIME,
        expires_at: TIME,
        ended_at: null,
        taken_down_at: null,
      },
    },
    {
      table: 'share_report',
      key: { id: 'report' },
      values: { share_id: 'share', reason: 'other', words: 'Mine', created_at: TIME, closed_at: null },
    },
  ],
  '0022-moved-in-pictures': (): OldRow[] => [
    {
      table: 'stored_object',
      key: { id: 'moved' },
      values: { owner: 'hugo', hash: 'ghi', content_type: 'image/jpeg', size: 3, kept_at: TIME },
    },
    {
      table: 'gallery_image',
      key: { id: 'moved' },
      values: {
        account_id: 'hugo',
        charge_key: null,
        receipt_id: 'receipt',
        stored_object_id: 'moved',
        prompt: 'a red fox',
        full_prompt: 'a red fox, anime',
        width: 64,
        height: 64,
        tool: 'green',
        cost: 0,
        created_at: TIME,
      },
    },
  ],
  '0023-stopped-runs': (): OldRow[] => [
    { table: 'stopped_run', key: { account_id: 'gina', run_id: 'early' }, values: { stopped_at: TIME } },
  ],
  '0011-deleted-subjects': (): OldRow[] => [
    { table: 'deleted_subject', key: { mark: 'mark' }, values: { deleted_at: TIME } },
  ],
  '0009-attempts': (): OldRow[] => [
    { table: 'attempt', key: { key: 'sign-in:mark' }, values: { points: 3, expire: TIME } },
  ],
  '0024-saved-looks': (): OldRow[] => [
    {
      table: 'saved_look',
      key: { id: 'dusk' },
      values: {
        account_id: 'ben',
        name: 'Dusk in oil',
        choices: '{"options":{"style":"Oil Painting"}}',
        created_at: TIME,
      },
    },
  ],
  '0025-owners-console': (): OldRow[] => [
    { table: 'staff', key: { email: 'sue@example.com' }, values: { role: 'support', added_at: TIME } },
    { table: 'staff_confirmation', key: { session_id: 'session' }, values: { confirmed_at: TIME } },
    {
      table: 'staff_credits_day',
      key: { account_id: 'sue', utc_date: DAY },
      values: { moved: 40 },
    },
    {
      table: 'suspended_account',
      key: { account_id: 'ann' },
      values: { suspended_at: TIME, reason: 'spam' },
    },
    {
      table: 'audit_entry',
      key: { id: 'line' },
      values: {
        at: TIME,
        actor: 'sue',
        action: 'account.suspend',
        subject: 'ann',
        reason: 'spam',
        before: '{"suspended":false}',
        after: '{"suspended":true}',
        request_id: 'request',
      },
    },
  ],
  '0026-daily-figures': (): OldRow[] => [
    { table: 'daily_figure', key: { utc_date: DAY, name: 'runs', label: 'green' }, values: { value: 3 } },
    { table: 'site_setting', key: { name: 'banner' }, values: { value: 'Hello', changed_at: TIME } },
  ],
  '0027-license-desk': (): OldRow[] => [
    license('moved', { credits_added: 40, account_id: 'ida', moved_at: TIME }, {}),
    {
      table: 'license_move',
      key: { id: 'move' },
      values: {
        license_id: 'moved',
        step: 1,
        from_account: 'hal',
        to_account: 'ida',
        credits_before: 100,
        credits_moved: 40,
        moved_at: TIME,
      },
    },
    balance('hal', 0, 0),
    balance('ida', 40, 0),
    entry('hal', 'license:moved', { amount: 100, balance: 100, reason: 'license' }),
    entry('hal', 'closed:hal:part', { amount: -60, balance: 40, reason: 'closed' }),
    entry('hal', 'moved-out:move', { amount: -40, balance: 0, reason: 'moved' }),
    entry('ida', 'moved-in:move', { amount: 40, balance: 40, reason: 'moved' }),
    {
      table: 'giveaway_batch',
      key: { id: 'batch' },
      values: { plan_id: 'BOOSTER', keys: 1, reason: 'a fair', expires_at: TIME, made_at: TIME },
    },
    { table: 'giveaway_key', key: { key_hash: 'hash' }, values: { batch_id: 'batch' } },
  ],
  '0028-written-posts': (): OldRow[] => [
    {
      table: 'written_post',
      key: { id: 'light' },
      values: {
        slug: 'light-first',
        kind: 'post',
        title: 'Light first',
        state: 'draft',
        revision: 1,
        saved_at: TIME,
        published_at: null,
        updated_at: null,
        taken_from: null,
      },
    },
    {
      table: 'written_revision',
      key: { post_id: 'light', revision: 1 },
      values: { text: '{}', saved_at: TIME, saved_by: 'ann' },
    },
    {
      table: 'written_picture',
      key: { hash: 'hash' },
      values: { stored_object_id: 'object', width: 1, height: 1 },
    },
    { table: 'preview_picture', key: { name: 'preview-1' }, values: { recipe: '{}', made_at: TIME } },
  ],
  '0029-delivered-pictures': (): OldRow[] => [
    {
      table: 'delivered_picture',
      key: { digest: 'digest' },
      values: { delivered_on: DAY, band_1: 1, band_2: 65_535, band_3: 0, band_4: null },
    },
  ],
  '0031-api-keys': (): OldRow[] => [
    {
      table: 'api_key',
      key: { id: 'key' },
      values: {
        account_id: 'ann',
        name: 'Thumbnails',
        hash: 'hash',
        hint: 'ds_…x7Qw',
        scopes: '["images"]',
        addresses: '[]',
        daily_cap: 100,
        any_plan: 0,
        created_at: TIME,
        expires_at: null,
        last_used_at: null,
        revoked_at: null,
      },
    },
    {
      table: 'api_key_day',
      key: { key_id: 'key', utc_date: DAY },
      values: { calls: 3, errors: 1, milliseconds: 900 },
    },
    {
      table: 'api_request',
      key: { key_id: 'key', name: 'a' },
      values: { request_hash: 'hash', run_id: 'run', created_at: TIME },
    },
  ],
  '0032-second-factor': (kind): OldRow[] => [
    {
      table: 'auth_two_factor',
      key: { id: 'factor' },
      values: { userId: 'ann', secret: 'encrypted', backupCodes: 'encrypted', verified: YES[kind] },
    },
  ],
  '0033-job-leader': (): OldRow[] => [
    { table: 'job_leader', key: { name: 'jobs' }, values: { holder: 'a server', until: TIME } },
  ],
  '0034-takedowns': (): OldRow[] => [
    {
      table: 'share_takedown',
      key: { id: 'takedown' },
      values: {
        share_id: 'share',
        account_id: 'cleo',
        image_id: null,
        collection_id: 'foxes',
        reason: 'Somebody else’s',
        created_at: TIME,
        answer: 'Mine',
        answered_at: TIME,
        kept_at: null,
        ended_at: null,
      },
    },
  ],
  '0035-written-authors': (): OldRow[] => [
    {
      table: 'written_author',
      key: { key: 'mia' },
      values: { name: 'Mia', bio: 'Draws.', location: 'Here' },
    },
  ],
};

function balance(account: string, credits: number, held: number): OldRow {
  return {
    table: 'purse',
    key: { account_id: account, kind: 'standard', utc_date: '' },
    values: { balance: credits, held },
  };
}

function entry(
  account: string,
  key: string,
  { amount, balance, reason }: { amount: number; balance: number; reason: string },
): OldRow {
  const own = { account_id: account, kind: 'standard', utc_date: '' };
  const values = { ...own, idempotency_key: key, amount, balance_after: balance, reason, created_at: TIME };
  return { table: 'credit_entry', key: { id: key }, values };
}

function hold(id: string, account: string, values: Record<string, Value>): OldRow {
  const balanceOf = { account_id: account, purse_kind: 'standard', purse_date: '' };
  const facts = {
    run_id: `run of ${account}`,
    tool: 'green',
    price: 60,
    lease_until: TIME,
    created_at: TIME,
  };
  return { table: 'hold', key: { id }, values: { ...balanceOf, ...facts, ...values } };
}

function license(id: string, values: Record<string, Value>, later: Record<string, Value>): OldRow {
  const own = { account_id: 'ben', shop: 'gumroad', key_hash: id, license_key: id, plan_id: 'BOOSTER' };
  const facts = { purchase_email: 'ben@example.com', activated_at: TIME };
  return { table: 'license', key: { id }, values: { ...own, ...facts, ...values }, later };
}
