/** Keeps the frame of the site for when there is no connection. Built by itself, to `/service-worker.js`. */
import { urls } from '../../../urls.ts';
import { filesOfPage, offlineAnswer, offlineNotice } from '../offline.rules.ts';

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  request: Request;
  /** The page, when the browser asked for it while the worker woke up. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listen: (event: MessageEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
/** One cache for each build: the next one leaves nothing of it behind. */
const cacheName = `pages-of-${import.meta.env.BUILD_ID}`;

worker.addEventListener('install', (event) => event.waitUntil(keepStartPage()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const kind = offlineAnswer(event.request, location.origin);
  if (kind === 'file') event.respondWith(answerFile(event.request));
  else if (kind !== 'network') event.respondWith(answerPage(event, kind === 'kept page'));
});

async function keepStartPage(): Promise<void> {
  const cache = await caches.open(cacheName);
  const page = await fetch('/');
  if (!page.ok) throw new Error(`The start page answered ${page.status}.`);
  await cache.addAll(filesOfPage(await page.clone().text()));
  await cache.put('/', page);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await keep(cache, request, answer.clone());
  return answer;
}

async function answerPage({ request, preloadResponse }: FetchEvent, isKept: boolean): Promise<Response> {
  const cache = await caches.open(cacheName);
  const address = new URL(request.url).pathname;
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    if (isKept && answer.status === 200 && !answer.redirected) await keep(cache, address, answer.clone());
    return answer;
  } catch {
    return (isKept && (await cache.match(address))) || noticeAnswer(cache);
  }
}

/** A full disk must not cost the visitor the page. */
async function keep(cache: Cache, key: RequestInfo, answer: Response): Promise<void> {
  await cache.put(key, answer).catch(console.warn);
}

async function noticeAnswer(cache: Cache): Promise<Response> {
  const keepsStory = (await cache.match(urls.storyGenerator())) !== undefined;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(offlineNotice(keepsStory), { status: 503, headers });
}
