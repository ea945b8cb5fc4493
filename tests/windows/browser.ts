import { AsyncLocalStorage } from "node:async_hooks";
import { Window } from "happy-dom";

/** The storage of a device's browser, shared by its windows. */
export type DeviceStorage = Map<string, string>;

/** A window of a modelled device: what its code stores is the device's, until it is closed. */
export interface StoringWindow {
  readonly storage: DeviceStorage;
  readonly isClosed: boolean;
  /** Sends a file as the device does; returns the response. */
  readonly sendFile: (name: string, body: string) => Promise<{ status: number; text: string }>;
}

/** The window whose code runs: its timers and promises carry it along. */
export const running = new AsyncLocalStorage<StoringWindow>();

/** Of the process itself: nothing that windows share. */
const ownStorage: DeviceStorage = new Map();

/** One name for the storages of all devices: which one it is depends on whose code asks. */
const localStorageOfDevices = {
  getItem: (key: string) => (running.getStore()?.storage ?? ownStorage).get(key) ?? null,
  setItem(key: string, value: string) {
    const window = running.getStore();
    if (!window?.isClosed) (window?.storage ?? ownStorage).set(key, value);
  },
  removeItem(key: string) {
    const window = running.getStore();
    if (!window?.isClosed) (window?.storage ?? ownStorage).delete(key);
  },
};

const page = new Window({ url: "https://institute.test/" });
const names = [
  "document",
  "location",
  "navigator",
  "HTMLElement",
  "HTMLInputElement",
  "HTMLTextAreaElement",
  "Element",
  "Node",
];
// Later versions of Node have a navigator of their own.
for (const name of names)
  Object.defineProperty(globalThis, name, {
    value: Reflect.get(page, name),
    configurable: true,
    writable: true,
  });

/** A request that uploads a file: with the device of the window whose code runs. */
class Upload {
  readonly upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = "";
  #name = "";
  #isAborted = false;

  open(): void {
    // One address takes files.
  }

  setRequestHeader(name: string, value: string): void {
    if (name === "X-File-Name") this.#name = decodeURIComponent(value);
  }

  send(file: File): void {
    this.#send(file).catch(() => this.onerror?.());
  }

  async #send(file: File): Promise<void> {
    const window = running.getStore();
    if (!window) throw new Error("No window sends this");
    const { status, text } = await window.sendFile(this.#name, await file.text());
    if (this.#isAborted) return;
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }

  abort(): void {
    this.#isAborted = true;
    this.onabort?.();
  }
}

class SilentObserver {
  observe(): void {
    // Nothing has a size.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}

const stand = {
  window: page,
  localStorage: localStorageOfDevices,
  ResizeObserver: SilentObserver,
  XMLHttpRequest: Upload,
};
for (const [name, value] of Object.entries(stand))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
Object.assign(page, { ResizeObserver: SilentObserver });
