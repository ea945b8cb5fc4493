/*
 * A press starts with pointerdown and ends with the click, which the browser gives only to an element that was under
 * the pointer all the time. On a phone the pointer has gone up before the mouse events that move the focus.
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

for (const type of ["pointerdown", "mousedown"]) document.addEventListener(type, start, true);
for (const type of ["pointerup", "mouseup", "pointercancel", "dragend"])
  document.addEventListener(type, end, true);

/**
 * Does what moves the page once the press under way is over, or at once when there is none: a button that moves
 * between press and release gets no click.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.add(act);
  else act();
}
