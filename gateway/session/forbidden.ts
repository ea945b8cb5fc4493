/** The viewer is signed in, but may not do this to this row. Leaves the gateway as FORBIDDEN. */
export class Forbidden extends Error {
  constructor() {
    super("Unauthorized");
    this.name = "Forbidden";
  }
}
