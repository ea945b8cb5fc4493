import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { getCredentialId } from "#gateway/domains/certificates/credentialLoaders";
import { newElements } from "#gateway/domains/certificates/layoutContract";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();
const prisma = test.database.prisma;
const learner = await test.as("learner");
const admin = await test.as("admin");

let made = 0;
/** A certificate of the demo learner. */
async function makeCertificate(change: object = {}) {
  made += 1;
  const { courseId } = await prisma.enrolment.findFirstOrThrow({ where: { userId: learner.userId ?? 0 } });
  const template = await prisma.certificateTemplate.create({
    data: {
      organizationId: 1,
      name: `Badge ${made}`,
      scopes: { create: { courseId } },
      elements: newElements(),
      isAutomatic: false,
    },
  });
  return prisma.certificate.create({
    data: {
      organizationId: 1,
      templateId: template.id,
      courseId,
      userId: learner.userId ?? 0,
      serial: `BADGE${String(made).padStart(7, "0")}`,
      name: "Asha Rao",
      title: "Python",
      issuedOn: new Date("2026-01-02T00:00:00Z"),
      ...change,
    },
  });
}

const get = (path: string) => fetch(new URL(path, test.origin));
const readBadge = async (serial: string) => (await get(`/api/certificates/${serial}.jwt`)).text();
const readKeys = async () => (await (await get("/.well-known/jwks.json")).json()) as JSONWebKeySet;
const readRevoked = async () => {
  const list = (await (await get("/.well-known/revoked-certificates.json")).json()) as {
    revokedCredential: { id: string }[];
  };
  return list.revokedCredential.map(({ id }) => id);
};
const change = (document: string) =>
  admin.graphql(`mutation { result: ${document} { __typename ... on Refusal { code } } }`);

describe("a certificate's badge", () => {
  it("is checked by another library with the institute's published keys alone, and is the same each time", async () => {
    const { serial } = await makeCertificate();
    const badge = await readBadge(serial);
    expect(await readBadge(serial)).toBe(badge);
    const { payload, protectedHeader } = await jwtVerify(badge, createLocalJWKSet(await readKeys()));
    expect(protectedHeader).toMatchObject({ alg: "EdDSA", typ: "JWT" });
    expect(payload).toMatchObject({
      jti: getCredentialId({ serial, issueCount: 1 }),
      credentialSubject: { identifier: [{ identityHash: "Asha Rao" }], achievement: { name: "Python" } },
    });
  });

  it("fails with one changed byte, and with another organization's keys", async () => {
    const badge = await readBadge((await makeCertificate()).serial);
    const keys = createLocalJWKSet(await readKeys());
    const at = badge.indexOf(".") + 20;
    const changed = `${badge.slice(0, at)}${badge[at] === "A" ? "B" : "A"}${badge.slice(at + 1)}`;
    await expect(jwtVerify(changed, keys)).rejects.toThrow();
    const other = (await (await get("/.well-known/jwks.json?tenantId=2")).json()) as JSONWebKeySet;
    await expect(jwtVerify(badge, createLocalJWKSet(other))).rejects.toThrow();
  });

  it("names the address of its key, which tells no private part", async () => {
    const badge = await readBadge((await makeCertificate()).serial);
    const { pathname } = new URL(decodeProtectedHeader(badge).kid ?? "");
    const key = await (await get(pathname)).json();
    expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519", alg: "EdDSA" });
    expect(key).not.toHaveProperty("d");
    expect((await get(`/.well-known/keys/${"a".repeat(43)}.json`)).status).toBe(404);
  });

  it("pages of every site, such as wallets, may read a badge and its keys", async () => {
    const { serial } = await makeCertificate();
    const headers = { Origin: "https://wallet.test" };
    for (const path of [`/api/certificates/${serial}.jwt`, "/.well-known/jwks.json"]) {
      const answer = await fetch(new URL(path, test.origin), { headers });
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
  });

  it("is in the certificate's PDF", async () => {
    const { serial } = await makeCertificate();
    const pdf = Buffer.from(await (await get(`/api/certificates/${serial}.pdf`)).arrayBuffer()).toString(
      "latin1",
    );
    expect(pdf).toContain(`badge-${serial}.jwt`);
    expect(pdf).toContain("/EmbeddedFile");
  });

  it("ends with a revocation, which the public list tells without a serial", async () => {
    const { id, serial } = await makeCertificate();
    await readBadge(serial);
    await change(`revokeCertificate(certificateId: ${id}, reason: "Copied")`);
    expect((await get(`/api/certificates/${serial}.jwt`)).status).toBe(409);
    const list = await (await get("/.well-known/revoked-certificates.json")).text();
    expect(list).toContain(getCredentialId({ serial, issueCount: 1 }));
    expect(list).not.toContain(serial);
    expect(list).not.toContain("Copied");
  });

  it("a certificate's badge of an earlier issue is revoked by a later one", async () => {
    const { id, serial } = await makeCertificate();
    await change(`reissueCertificate(certificateId: ${id})`);
    expect(await readRevoked()).toContain(getCredentialId({ serial, issueCount: 1 }));
    expect(await readRevoked()).not.toContain(getCredentialId({ serial, issueCount: 2 }));
  });

  it("is unknown for an unknown serial and to another organization", async () => {
    const { serial } = await makeCertificate();
    expect((await get("/api/certificates/ZZZZZZZZZZZZ.jwt")).status).toBe(404);
    expect((await get(`/api/certificates/${serial}.jwt?tenantId=2`)).status).toBe(404);
  });

  it("is told by its path to everyone who may verify it", async () => {
    const { serial } = await makeCertificate();
    const { data } = await test.visitor.graphql(
      "query ($serial: String!) { certificate(serial: $serial) { badgePath } }",
      { serial },
    );
    expect(data.certificate.badgePath).toBe(`/api/certificates/${serial}.jwt`);
  });
});

describe("a key that signs", () => {
  it("is replaced when it cannot be opened, and goes on to check what it has signed", async () => {
    const { serial } = await makeCertificate();
    const before = await readBadge(serial);
    await prisma.signingKey.updateMany({ data: { sealed: Buffer.from("no seal") } });
    const after = await readBadge(serial);
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    const keys = createLocalJWKSet(await readKeys());
    for (const badge of [before, after]) await expect(jwtVerify(badge, keys)).resolves.toBeDefined();
  });
});
