import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { type ToastEntry, type ToastMessage, toastDuration, withoutToast, withToast } from './toast-list.ts';

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('useToast needs a ToastProvider around it.');
});

/** Shows a message in the corner; it is read out politely, errors at once. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** Holds the messages of everything inside it. One stands at the root of the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<ToastEntry[]>([]);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((message) => {
    lastId.current += 1;
    const id = lastId.current;
    setEntries((shown) => withToast(shown, message, id));
  }, []);
  const close = useCallback((id: number) => setEntries((shown) => withoutToast(shown, id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label="Messages"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-60 flex flex-col items-center sm:inset-x-auto sm:right-6 sm:bottom-6 sm:items-end"
      >
        {/* Both regions are there from the start, never hidden: one that comes with its text is not read out. */}
        <ToastRegion entries={entries.filter(isUrgent)} live="assertive" onClose={close} />
        <ToastRegion entries={entries.filter((entry) => !isUrgent(entry))} live="polite" onClose={close} />
      </section>
    </ToastContext>
  );
}

function isUrgent(entry: ToastEntry): boolean {
  return entry.tone === 'error';
}

interface ToastRegionProps {
  entries: ToastEntry[];
  live: 'assertive' | 'polite';
  onClose: (id: number) => void;
}

function ToastRegion({ entries, live, onClose }: ToastRegionProps) {
  return (
    <div aria-live={live} className="w-full sm:w-96">
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} onClose={onClose} />
      ))}
    </div>
  );
}

const icons = {
  info: <Info aria-hidden="true" className="size-5 text-info" />,
  success: <CircleCheck aria-hidden="true" className="size-5 text-success" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
};

interface ToastProps {
  entry: ToastEntry;
  onClose: (id: number) => void;
}

function Toast({ entry, onClose }: ToastProps) {
  const [paused, setPaused] = useState(false);
  const duration = toastDuration(entry);
  useEffect(() => {
    if (paused || duration === 0) return;
    const timer = setTimeout(() => onClose(entry.id), duration);
    return () => clearTimeout(timer);
  }, [paused, duration, entry.id, onClose]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only stop the clock while someone reads
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="lit-border pointer-events-auto mt-3 flex animate-rise-in items-start gap-3 rounded-lg bg-surface-high py-2 pr-2 pl-4 shadow-overlay"
    >
      <span className="mt-2.5">{icons[entry.tone]}</span>
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold text-ink">{entry.title}</p>
        {entry.text && <p className="mt-0.5 wrap-break-word text-small text-ink-soft">{entry.text}</p>}
      </div>
      <IconButton label="Close message" icon={<X className="size-4" />} onClick={() => onClose(entry.id)} />
    </div>
  );
}
