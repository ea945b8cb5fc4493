// Runs before the first paint, so that a chosen theme does not flash, and the frame of an area stands where it will stay.
// A file, since the policy refuses inline scripts. Where the page comes with content, it starts the page's code after
// that paint, and keeps until then what is pressed, chosen and typed.
(() => {
  const root = document.documentElement;
  const { tenant, brand, main, modules } = root.dataset;

  /** Tells whether the page was rendered for somebody else than the reader, whom this browser may know. */
  function isForOthers() {
    const named = new URLSearchParams(location.search).get("tenantId") || localStorage.getItem("TENANT_ID");
    const isSignedIn = ["token", "TOKEN", "user"].some((key) => localStorage.getItem(key) !== null);
    return isSignedIn || (named !== null && named !== tenant);
  }

  /** Tells whether a learner has opened the administration, from where they will be led away. */
  function isForStaff() {
    const user = JSON.parse(localStorage.getItem("user") ?? "null");
    return /^\/admin(\/|$)/.test(location.pathname) && user?.userType === "U";
  }

  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.setAttribute("data-theme", theme);
    root.toggleAttribute("data-comfortable", localStorage.getItem("TABLE_ROWS") === "comfortable");
    root.toggleAttribute("data-collapsed", localStorage.getItem("ADMIN_MENU_COLLAPSED") === "true");
    // An area's frame names no tenant: it holds nothing of a person.
    if (main && (tenant ? isForOthers() : isForStaff())) root.setAttribute("data-stale", "");
  } catch {
    // A browser without storage remembers neither a theme nor a sign-in.
  }
  if (!main) return;
  if (brand) root.style.setProperty("--brand", brand);

  /** Whether the page's code may already answer: until then a link leads where it says by itself. */
  let isStarting = false;
  /** Resolves when the page stays. A page that is being left would call that off by starting its code. */
  let staying = Promise.resolve();

  const isStale = root.hasAttribute("data-stale");
  const task = () => new Promise((resolve) => setTimeout(resolve));

  /** Resolves once the page has been painted; a hidden page is not, and waits for nothing. */
  const painted = () =>
    new Promise((resolve) => {
      if (isStale || document.hidden) return resolve();
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 1_000);
    });

  /** Fetches a file without running it. */
  const preload = (href) =>
    new Promise((resolve) => {
      const link = document.createElement("link");
      Object.assign(link, { rel: "modulepreload", href, onload: resolve, onerror: resolve });
      document.head.append(link);
      if (!link.relList.supports("modulepreload")) resolve();
    });

  const fetchFiles = () => modules.split(" ").map((file) => [file, preload(file)]);
  // What stands in a frame is not what the reader came for, and takes no more than the styles: its code is on the way
  // when it is painted.
  const ahead = tenant ? undefined : fetchFiles();

  async function start() {
    // A task for each, so that the page can be scrolled and pressed between them.
    for (const [file, fetched] of ahead ?? fetchFiles()) {
      await fetched;
      await staying;
      isStarting ||= file === main;
      await import(file);
      // A frame's client takes the rest by itself, and tells a person what it cannot get.
      if (ahead && isStarting) return;
      await task();
    }
  }

  /** A page of an older build, as Back brings it, names files that are gone: it is asked for anew, once for each build. */
  async function recover() {
    const answer = await fetch(location.href, { cache: "no-store" }).catch(() => undefined);
    if (!answer) return addEventListener("online", recover, { once: true });
    if (answer.status >= 500) return;
    try {
      if (sessionStorage.getItem("reloaded") === main) return;
      sessionStorage.setItem("reloaded", main);
    } catch {
      // Nothing tells here how often a page was asked for, so it is not asked for anew.
      return;
    }
    location.reload();
  }

  addEventListener("DOMContentLoaded", () => painted().then(start).catch(recover));

  /** What was pressed, chosen and typed before the page's code has run, with the value of each field. */
  const early = new Map();

  /** Holds the code back while a link is followed, and until the page is back or the way led nowhere. */
  function leave() {
    staying = new Promise((resolve) => {
      // The first one belongs to the page's own load, which may not have ended.
      addEventListener("pageshow", ({ persisted }) => persisted && resolve());
      setTimeout(resolve, 10_000);
    });
  }

  function hearLink(link, event) {
    const isOther = event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (link.origin !== location.origin || link.target || isOther) return;
    if (link.hash && link.pathname === location.pathname) {
      event.preventDefault();
      return document.querySelector(link.hash).focus();
    }
    if (!isStarting) return leave();
    hold(event, link);
  }

  /** Keeps something for later. React hears presses before all of the page is live, and must not act on it as well. */
  function hold(event, act) {
    event.preventDefault();
    event.stopPropagation();
    early.set(act, "");
  }

  const hearInput = ({ target }) => early.set(target, target.value);

  function hearClick(event) {
    const pressed = event.target.closest("a[href], button, summary");
    if (pressed?.matches("a:not([data-waits])")) hearLink(pressed, event);
    else if (pressed?.matches("summary")) early.set(pressed, "");
    // A link that does more than lead on waits as well.
    else if (pressed) hold(event, pressed);
  }

  /** The keys that open the search, or go to its field. */
  function hearKey(event) {
    const { key, target, altKey } = event;
    const isCombined = event.ctrlKey || event.metaKey;
    if (altKey || (isCombined ? key !== "k" : key !== "/" || target.matches("input, select"))) return;
    hold(event, event);
  }

  /** The code is there: from now on it hears all by itself, and repeats what was before. */
  function end({ detail: repeat }) {
    removeEventListener("input", hearInput, true);
    removeEventListener("click", hearClick, true);
    removeEventListener("keydown", hearKey, true);
    repeat(early);
  }

  if (isStale) return;
  // A frame is inert, and what the client draws in its place hears presses by itself from the start.
  if (tenant) {
    addEventListener("input", hearInput, true);
    addEventListener("click", hearClick, true);
  }
  addEventListener("keydown", hearKey, true);
  addEventListener("live", end, { once: true });
})();
