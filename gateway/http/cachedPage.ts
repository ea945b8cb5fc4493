import { createHash } from "node:crypto";
import type { Outage } from "../database/outage";
import { CachedResponse } from "./responseCache";

/** A page as it is sent. */
export class CachedPage extends CachedResponse {
  readonly status: 200 | 404;
  /** Changes with the page. */
  readonly tag: string;

  constructor(text: string, status: 200 | 404 = 200) {
    const body = Buffer.from(text);
    super(body);
    this.status = status;
    this.tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  }
}

/** The built page with its head. */
export interface FilledPage {
  text: string;
  /** Nothing that a visitor may see is at the address. */
  isMissing?: boolean;
  /** Set while the database is busy or away: the screen will retry, and search engines come back. */
  outage?: Outage | undefined;
  /** The status for every caller. */
  status?: 404;
}
