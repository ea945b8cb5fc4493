import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { AbandonedError } from "#gateway/database/abandonment";
import { findOutage } from "#gateway/database/outage";
import { Refusal } from "#gateway/refusal";

/** An error as Prisma throws it: its own code, and the driver's below. */
const ofPrisma = (code: string, cause: object = {}) =>
  Object.assign(new Error("Invalid invocation"), { code, meta: { driverAdapterError: { cause } } });
const ofPostgres = (code: string) => ofPrisma("P2010", { originalCode: code, kind: "postgres", code });
const ofNode = (code: string) => Object.assign(new Error("connect"), { code });

describe("an error of the database", () => {
  it.each([
    ["no transaction in time", ofPrisma("P2028")],
    ["no connection in time, as Prisma says it", ofPrisma("P2024")],
    ["no connection in time, as the pool says it", new Error("timeout exceeded when trying to connect")],
    ["two that wrote the same", ofPrisma("P2034")],
    ["a serialization failure", ofPostgres("40001")],
    ["a deadlock", ofPostgres("40P01")],
    ["a lock that came too late", ofPrisma("P2039", { originalCode: "55P03" })],
    ["a statement that took too long", ofPostgres("57014")],
    ["a transaction that was left idle", ofPostgres("25P03")],
    ["no memory", ofPostgres("53200")],
    ["too many connections", ofPrisma("P2037", { kind: "TooManyConnections", originalCode: "53300" })],
  ])("means that it is busy: %s", (_name, error) => {
    expect(findOutage(error)).toMatchObject({ kind: "busy", retryAfter: 2 });
  });

  it.each([
    ["PostgreSQL's", ofPostgres("53100")],
    ["Node's", Object.assign(new Error("no space"), { code: "ENOSPC" })],
    ["a quota's", Object.assign(new Error("quota"), { code: "EDQUOT" })],
    ["a read-only one's", Object.assign(new Error("read-only"), { code: "EROFS" })],
  ])("means that a disk is full: %s", (_name, error) => {
    expect(findOutage(error)).toMatchObject({ kind: "full", retryAfter: 60 });
  });

  it.each([
    ["a statement that is cancelled", new Error("canceling statement due to user request")],
    ["a statement that has not begun", new Error("x", { cause: new AbandonedError() })],
  ])("means that its caller left: %s", (_name, error) => {
    expect(findOutage(error)).toMatchObject({ kind: "left" });
  });

  it.each([
    ["a server that is not reached", ofPrisma("P1001")],
    ["the same in a raw statement", ofPrisma("P2010", { kind: "DatabaseNotReachable" })],
    ["a server that does not answer", ofPrisma("P1002")],
    ["a query that timed out", ofPrisma("P1008")],
    ["a connection that the server closed", ofPrisma("P1017")],
    ["an administrator's end", ofPostgres("57P01")],
    ["a crash", ofPostgres("57P02")],
    ["a server that starts", ofPostgres("57P03")],
    ["a connection that failed", ofPostgres("08006")],
    ["a refused connection", ofNode("ECONNREFUSED")],
    ["a broken connection", ofNode("ECONNRESET")],
    ["a connection that ended", new Error("Connection terminated unexpectedly")],
    ["a connection that ended with a cause", new Error("x", { cause: ofNode("EPIPE") })],
    ["one that GraphQL has wrapped", new GraphQLError("x", { originalError: ofPrisma("P1001") })],
  ])("means that it is away: %s", (_name, error) => {
    expect(findOutage(error)).toMatchObject({ kind: "down", retryAfter: 5 });
  });

  it.each([
    ["a unique value that is taken", ofPrisma("P2002", { originalCode: "23505" })],
    ["a row that is not there", ofPrisma("P2025")],
    ["a table that is not there", ofPostgres("42P01")],
    ["no right to it", ofPostgres("42501")],
    ["a broken index", ofPostgres("XX002")],
    ["a bug of ours", new TypeError("undefined is not a function")],
    ["a refusal", new Refusal("CONFLICT", "Taken")],
    ["a text that only speaks of one", new Error("the lesson 57P01 and P1001 ECONNREFUSED")],
    ["nothing at all", undefined],
    ["a text", "ECONNREFUSED"],
  ])("is a fault like any other: %s", (_name, error) => {
    expect(findOutage(error)).toBeUndefined();
  });

  it("ends, even when it is its own cause", () => {
    const error: Error & { cause?: unknown } = new Error("round");
    error.cause = error;
    expect(findOutage(error)).toBeUndefined();
  });
});
