import { describe, expect, it } from "vitest";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite({ environment: { PUBLIC_URL: "https://learn.example.test" } });
const admin = await test.as("admin");
const { prisma } = test.database;
await prisma.organization.update({ where: { id: demoId }, data: { customDomain: "academy.example.test" } });
test.gateway.bus.publish("organizationChanged", { organizationId: demoId });
const topic = await prisma.topic.findFirstOrThrow({ where: { organizationId: demoId } });

const own = [
  "/courses",
  "https://learn.example.test/learner",
  "https://LEARN.example.test",
  "https://academy.example.test/admin",
];
const message = "A page of this site can't be embedded. Use a link instead.";
const refusal = "__typename ... on Refusal { code fieldErrors { field message } }";

const create = (url: string, type = "EMBED") =>
  admin.graphql(
    `mutation ($courseId: Int!, $input: ResourceInput!) { answer: createResource(courseId: $courseId, input: $input) { ${refusal} } }`,
    {
      courseId: topic.courseId,
      input: { name: "A page", type, url, visibility: "PUBLIC", duration: 0, status: "PUBLISHED" },
    },
  );

const addBlock = (url: string) =>
  admin.graphql(
    `mutation ($topicId: Int!, $input: TopicBlockInput!) { answer: addTopicBlock(topicId: $topicId, input: $input) { ${refusal} } }`,
    { topicId: topic.id, input: { kind: "EMBED", url } },
  );

describe("an embed of this site's own page", () => {
  it.each(own)("%s is refused as a resource", async (url) => {
    const { data } = await create(url);
    expect(data.answer).toMatchObject({ code: "INVALID", fieldErrors: [{ field: "url", message }] });
  });

  it("is refused as a block of a lesson", async () => {
    for (const url of own.slice(1)) {
      const { data } = await addBlock(url);
      expect(data.answer).toMatchObject({ code: "INVALID", fieldErrors: [{ field: "url", message }] });
    }
  });

  it("counts no address without a scheme, which the forms refuse", async () => {
    for (const url of [
      "//other.test/x",
      "//learn.example.test/x",
      "/\\other.test/x",
      "javascript:alert(1)",
    ]) {
      expect((await addBlock(url)).data.answer.fieldErrors).toEqual([
        { field: "url", message: "Enter a link that begins with https://" },
      ]);
      expect((await create(url)).data.answer.fieldErrors).toEqual([
        { field: "url", message: "Please enter a valid Url." },
      ]);
    }
  });

  it("is none when it is a link, a file, or of another site", async () => {
    expect((await create("/courses", "LINK")).data.answer.__typename).toBe("ChangedResourcePayload");
    expect((await create("https://other.test/page")).data.answer.__typename).toBe("ChangedResourcePayload");
    expect((await addBlock("https://other.test/page")).data.answer.__typename).toBe("TopicBlockPayload");
  });
});
