import { vi } from "vitest";

const places = ["localStorage", "sessionStorage"] as const;

/** Refuses to store as browsers do while all cookies are blocked: the mere mention of a storage throws. */
export function blockStorage(): void {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  for (const place of places)
    vi.spyOn(globalThis, place, "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
}

/** Storages without room: what is in them can be read and removed. `vi.restoreAllMocks` makes room. */
export function fillStorage(): void {
  for (const place of places) {
    const stored = globalThis[place];
    const full = new Proxy(stored, {
      get(target, name) {
        if (name === "setItem")
          return () => {
            throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
          };
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    vi.spyOn(globalThis, place, "get").mockReturnValue(full);
  }
}
