import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite({ template: "empty", engine: "embedded" });

/** Tables that belong to no tenant. */
const ofNoTenant: Readonly<Record<string, string>> = {
  Organization: "is the tenant itself",
  RateLimit: "counts attempts before it is known whose they are, by hashes",
  _prisma_migrations: "is Prisma's own list of what was applied",
};

/** Unique keys of tenants' tables without the tenant, besides `id`: what has to be found before the tenant is known. */
const ofAllTenants: Readonly<Record<string, string>> = {
  "Session.tokenHash": "a request brings a token and nothing else; 256 random bits are unique by themselves",
  "SignInCode.codeHash": "so does a sign-in link",
  "MailToken.tokenHash": "so does the link of a mail",
  "Invitation.tokenHash": "so does an invitation",
  "Attempt.shareToken": "so does the address of a shared result",
};

const tables = z.array(z.object({ name: z.string(), isOfTenant: z.boolean(), isRequired: z.boolean() }));
const keys = z.array(z.object({ table: z.string(), columns: z.array(z.string()), isPrimary: z.boolean() }));
const foreignKeys = z.array(
  z.object({
    table: z.string(),
    columns: z.array(z.string()),
    target: z.string(),
    targetColumns: z.array(z.string()),
  }),
);

const readTables = async () =>
  tables.parse(
    await test.database.prisma.$queryRaw`
      SELECT c.relname::text AS name, o.attname IS NOT NULL AS "isOfTenant", COALESCE(o.attnotnull, false) AS "isRequired"
      FROM pg_class c LEFT JOIN pg_attribute o ON o.attrelid = c.oid AND o.attname = 'organizationId'
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'`,
  );

const readKeys = async () =>
  keys.parse(
    await test.database.prisma.$queryRaw`
      SELECT c.relname::text AS table, x.indisprimary AS "isPrimary",
        ARRAY(SELECT a.attname::text FROM unnest(x.indkey) k JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k) AS columns
      FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid
      WHERE c.relnamespace = 'public'::regnamespace AND x.indisunique`,
  );

const readForeignKeys = async () =>
  foreignKeys.parse(
    await test.database.prisma.$queryRaw`
      SELECT c.relname::text AS table, t.relname::text AS target,
        ARRAY(SELECT a.attname::text FROM unnest(k.conkey) n JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = n) AS columns,
        ARRAY(SELECT a.attname::text FROM unnest(k.confkey) n JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = n) AS "targetColumns"
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
      WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`,
  );

const holdsTenant = ({ columns }: { columns: readonly string[] }) => columns.includes("organizationId");

describe("rows can be kept apart by organizationId, on one server or on many", () => {
  it("every table names its tenant, but for those that belong to none", async () => {
    const found = await readTables();
    const lacking = found.filter(({ isOfTenant }) => !isOfTenant).map(({ name }) => name);
    expect(lacking.sort()).toEqual(Object.keys(ofNoTenant).sort());
    expect(found.filter(({ isOfTenant, isRequired }) => isOfTenant && !isRequired)).toEqual([]);
    expect(found.length).toBeGreaterThan(40);
  });

  it("every unique key holds the tenant, but for ids, and for what is found before the tenant is known", async () => {
    const all = (await readKeys()).filter(({ table }) => !(table in ofNoTenant));
    const others = all.filter((key) => !holdsTenant(key));
    const named = others.flatMap(({ table, columns, isPrimary }) =>
      isPrimary && columns.join() === "id" ? [] : [`${table}.${columns.join()}`],
    );
    expect(named.sort()).toEqual(Object.keys(ofAllTenants).sort());
    expect(all.length - others.length).toBeGreaterThan(40);
  });

  it("every foreign key between tenants' rows holds the tenant on both sides", async () => {
    const all = await readForeignKeys();
    expect(all.length).toBeGreaterThan(70);
    expect(all.filter((key) => !holdsTenant(key))).toEqual([]);
    const across = all.filter(({ target, targetColumns }) => {
      if (target === "Organization") return targetColumns.join() !== "id";
      return !targetColumns.includes("organizationId");
    });
    expect(across).toEqual([]);
  });
});
