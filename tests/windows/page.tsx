import { type ReactNode, Suspense } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { running, type StoringWindow } from "./browser";
import { type Device, openEnvironment } from "./device";

/** A page of a window: it ends with the window, or when it is loaded again. */
export class Page implements StoringWindow {
  readonly storage;
  readonly environment;
  readonly container = document.createElement("div");
  readonly #root = createRoot(this.container);
  readonly #device: Device;
  isClosed = false;

  constructor(device: Device) {
    this.storage = device.storage;
    this.#device = device;
    this.environment = openEnvironment(device, this);
  }

  sendFile(name: string, body: string): Promise<{ status: number; text: string }> {
    return this.#device.sendFile(this, name, body);
  }

  /** Does something as this page. */
  run<Result>(act: () => Result): Result {
    return running.run(this, act);
  }

  show(screen: ReactNode): void {
    const router = createMemoryRouter([{ path: "*", element: <Suspense>{screen}</Suspense> }]);
    const content = (
      <RelayEnvironmentProvider environment={this.environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    );
    this.run(() => flushSync(() => this.#root.render(content)));
  }

  /** As when a browser ends a page: nothing of it is sent or stored any more. */
  end(): void {
    this.isClosed = true;
    this.run(() => flushSync(() => this.#root.unmount()));
  }
}
