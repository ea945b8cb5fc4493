/** Facts that this process has learnt about the proxies in front of it. */
export class RequestsSeen {
  total = 0;
  /** With a header that proxies write. */
  forwarded = 0;
  /** By TLS, with us or with a trusted proxy. */
  secure = 0;

  note({ isForwarded, isSecure }: { isForwarded: boolean; isSecure: boolean }): void {
    this.total += 1;
    if (isForwarded) this.forwarded += 1;
    if (isSecure) this.secure += 1;
  }
}
