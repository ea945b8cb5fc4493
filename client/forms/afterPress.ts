/*
 * A press lasts from pointerdown to the click, which the browser only fires on an element that stayed under the pointer
 * throughout. On a phone, pointerup precedes the mouse events that move the focus.
 */
let pressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function start(): void {
  clearTimeout(ending);
  pressed = true;
}

// The click follows in the same task as the release.
function end(): void {
  clearTimeout(ending);
  ending = setTimeout(() => {
    pressed = false;
    for (const act of waiting) act();
    waiting.clear();
  });
}

function listen(): void {
  for (const type of ["pointerdown", "mousedown"]) document.addEventListener(type, start, true);
  for (const type of ["pointerup", "mouseup", "pointercancel", "dragend"])
    document.addEventListener(type, end, true);
}

// Nothing is pressed where the skeletons of forms are rendered in advance.
if (!import.meta.env.SSR) listen();

/**
 * Runs a function that moves the page after the current press ends, or at once without one: a button that moves between
 * press and release gets no click.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.add(act);
  else act();
}
