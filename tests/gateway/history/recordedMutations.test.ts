import { describe, expect, it } from "vitest";
import { recordedMutations } from "#gateway/domains/actionContract";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { listContentSteps } from "./contentSteps";
import { listPeopleSteps } from "./peopleSteps";
import { succeed } from "./undoing";

const suite = await openSuite();
const { test } = suite;
const { prisma } = test.database;
const admin = await test.as("admin");
const organizationId = demoId;

const steps = { ...(await listContentSteps(suite)), ...(await listPeopleSteps(suite)) };

describe.each(Object.entries(steps))("each mutation of %s", (_name, ofKind) => {
  it.each(ofKind)("%s leaves an entry of who did it", async (mutation, args) => {
    const since = (await prisma.history.aggregate({ _max: { id: true } }))._max.id ?? 0;
    const text = await args();
    await succeed(admin, `${mutation}${text === "" ? "" : `(${text})`}`);
    const entries = await prisma.history.findMany({
      where: { id: { gt: since }, organizationId, action: recordedMutations[mutation] },
      include: { lines: true },
    });
    expect(entries).toMatchObject([{ actorId: admin.userId, source: "SCREEN" }]);
    expect(entries[0]?.lines.length).toBeGreaterThan(0);
  });
});
