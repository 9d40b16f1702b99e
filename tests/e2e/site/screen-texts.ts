import type { Page } from '@playwright/test';

/** One line of text as it lies on the screen, in pixels of the window. */
interface TextLine {
  text: string;
  /** Lines of the same element share it. */
  holder: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Something around it hides a part of it, and no scrolling brings that back. */
  isCut: boolean;
}

/** Where texts may be seen, in pixels of the window. */
type Frame = Pick<TextLine, 'left' | 'top' | 'right' | 'bottom'>;

/** Every line of text that is shown and not decoration; what floats over the page is left out. */
export async function readTextLines(page: Page): Promise<TextLine[]> {
  return page.evaluate(collectTextLines);
}

/** Runs in the page, so it uses nothing from outside. */
function collectTextLines(): TextLine[] {
  const MOST_HIDDEN_PX = 2;
  const found: TextLine[] = [];
  const holders = new Map<Element, number>();
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert], script, style, noscript, template');

  /** What a box leaves of the room of the boxes around it; nothing where its texts cannot be judged. */
  const narrow = (room: Frame, box: Element): Frame | null => {
    const style = getComputedStyle(box);
    const rect = box.getBoundingClientRect();
    // For screen readers alone, or pinned over the page.
    if (style.position === 'fixed' || (rect.width <= 1 && style.overflowX !== 'visible')) return null;
    // Shortened on purpose, with a sign that there is more.
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
    // What scrolls brings the rest into view.
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
    const frame = { ...room };
    if (style.overflowX !== 'visible') {
      frame.left = Math.max(frame.left, rect.left);
      frame.right = Math.min(frame.right, rect.right);
    }
    if (style.overflowY !== 'visible') {
      frame.top = Math.max(frame.top, rect.top);
      frame.bottom = Math.min(frame.bottom, rect.bottom);
    }
    return frame;
  };

  const everything = { left: 0, top: Number.NEGATIVE_INFINITY, right: window.innerWidth, bottom: Infinity };
  // Most texts lie in the same boxes.
  const frames = new Map<Element, Frame | null>();
  const frameOf = (box: Element | null): Frame | null => {
    if (!box) return everything;
    const known = frames.get(box);
    if (known !== undefined) return known;
    const room = frameOf(box.parentElement);
    const frame = room && narrow(room, box);
    frames.set(box, frame);
    return frame;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim().slice(0, 60);
    const frame = holder && text && isShown(holder) ? frameOf(holder) : null;
    if (!holder || !text || !frame) continue;
    if (!holders.has(holder)) holders.set(holder, holders.size);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 1 || height < 1) continue;
      // Letters are lower than their line, so a line may reach past its box by half of its height.
      const slack = height / 2;
      const isCut =
        left < frame.left - MOST_HIDDEN_PX ||
        right > frame.right + MOST_HIDDEN_PX ||
        top < frame.top - slack ||
        bottom > frame.bottom + slack;
      found.push({ text, holder: holders.get(holder) ?? 0, left, top, right, bottom, isCut });
    }
  }
  return found;
}

/** Pairs of lines of which one lies over the other. */
export function findOverlaps(lines: readonly TextLine[]): string[] {
  const sorted = lines.toSorted((one, other) => one.top - other.top);
  const found = new Set<string>();
  for (const [place, line] of sorted.entries()) {
    for (let next = place + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.top >= line.bottom) break;
      if (liesOver(line, other)) found.add(`"${line.text}" and "${other.text}"`);
    }
  }
  return [...found];
}

/** Lines touch by a few pixels where the line height is small; more than a third of the lower one is too much. */
function liesOver(line: TextLine, other: TextLine): boolean {
  if (line.holder === other.holder) return false;
  const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
  const high = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
  const lower = Math.min(line.bottom - line.top, other.bottom - other.top);
  return wide > 2 && high > lower / 3;
}
