/** The service is overloaded. Leaves the gateway as UNAVAILABLE; `retryAfter` is in whole seconds. */
export class ServiceBusy extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("The service is busy. Try again in a few seconds.");
    this.name = "ServiceBusy";
    this.retryAfter = retryAfter;
  }
}
