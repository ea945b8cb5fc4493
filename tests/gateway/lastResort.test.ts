import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { judgeUncaught } from "#gateway/lastResort";

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

const ofSockets: readonly [string, unknown][] = [
  ["a client of PostgreSQL", new Error("Connection terminated unexpectedly")],
  ["a server that stops", withFields("terminating connection", { code: "57P01" })],
  ["a socket that is reset", withFields("read ECONNRESET", { code: "ECONNRESET", syscall: "read" })],
  ["an accepting server", withFields("accept ENOMEM", { code: "ENOMEM", syscall: "accept" })],
];

describe("an error that nothing has caught", () => {
  it.each(ofSockets)("leaves the process be when it is of %s", (_name, error) => {
    expect(judgeUncaught(error, "uncaughtException")).toBe("goOn");
  });

  it("stops the process when it is anything else", () => {
    const errors = [
      new TypeError("x is undefined"),
      "a text",
      withFields("write ENOSPC", { code: "ENOSPC", syscall: "write", path: "/data/x" }),
      // A write to an open file has no path, as one to a socket.
      withFields("write ENOSPC", { code: "ENOSPC", syscall: "write" }),
      withFields("write EDQUOT", { code: "EDQUOT", syscall: "write" }),
      new Error("not kept", { cause: withFields("open EROFS", { code: "EROFS", syscall: "open" }) }),
    ];
    for (const error of errors) expect(judgeUncaught(error, "uncaughtException")).toBe("stop");
  });

  it("leaves the process be when it is of a promise", () => {
    expect(judgeUncaught(new TypeError("x is undefined"), "unhandledRejection")).toBe("goOn");
  });

  it("is told by Node as judged here", async () => {
    const error = await new Promise<Error>((resolve) => connect(1, "127.0.0.1").once("error", resolve));
    expect(judgeUncaught(error, "uncaughtException")).toBe("goOn");
  });
});
