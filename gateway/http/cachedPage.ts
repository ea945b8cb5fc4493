import { createHash } from "node:crypto";
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
