const gap = 4;

/** Puts a floating list below its anchor, or above it when there is no room; never past the edges of the screen. */
export function placeFloating(list: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return;
  const beside = anchor.getBoundingClientRect();
  const { width, height } = list.getBoundingClientRect();
  const below = beside.bottom + gap + height <= window.innerHeight;
  const top = below ? beside.bottom + gap : Math.max(gap, beside.top - gap - height);
  const alignEnd = beside.left + width > document.documentElement.clientWidth - gap;
  const left = alignEnd ? Math.max(gap, beside.right - width) : beside.left;
  list.style.setProperty("top", `${top}px`);
  list.style.setProperty("left", `${left}px`);
}
