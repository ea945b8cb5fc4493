// npm run proof -- certificates [learners]: the certificates of a batch are issued by the command and its job, with
// progress seen on the way, and printed for names in five scripts.
import { openDatabase } from "#gateway/database/open";
import { newElements } from "#gateway/domains/certificates/layoutContract";
import { accounts } from "../support/accounts";
import { createCaller } from "../support/caller";
import { makeFolder, startChild } from "../support/childGateway";
import { createFactory, demoId } from "../support/factory";
import { openLiveSocket } from "../support/liveSocket";
import { say } from "../support/say";

const learnerCount = Number(process.argv[2] ?? 60);
const mostSeconds = 30;
const mostMilliseconds = 300;
const mostBytes = 200_000;
const rounds = 4;

const names = {
  Latin: "Zoë Łukasiewicz-Fernández",
  Devanagari: "लक्ष्मी श्रीवास्तव",
  Telugu: "వేంకటేశ్వర్లు శ్రీనివాస్",
  Tamil: "கிருஷ்ணமூர்த்தி ஸ்ரீதர்",
  Arabic: "عبد الرحمن المصطفى",
} as const;
const scripts = Object.entries(names);

const problems: string[] = [];
const { folder, remove } = makeFolder();
const settings = { DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "error" };

async function begin() {
  const gateway = startChild(settings);
  const origin = await gateway.origin;
  const stop = async () => {
    gateway.process.kill("SIGTERM");
    await gateway.ended;
  };
  return { origin, stop };
}

/** A batch whose learners have completed its course, beside the demo, while no gateway has the database. */
async function makeBatch() {
  const database = await openDatabase({ dataDir: folder });
  const { prisma } = database;
  const factory = createFactory(prisma);
  const organizationId = demoId;
  const course = await factory.course({ status: "PUBLISHED", duration: 2_400 });
  const scope = { organizationId, courseId: course.id };
  const { id: moduleId } = await prisma.module.create({
    data: { ...scope, name: "Part 1", displayOrder: 1 },
  });
  await prisma.topic.createMany({
    data: Array.from({ length: 20 }, (_, index) => ({
      ...scope,
      moduleId,
      name: `Topic ${index + 1}`,
      displayOrder: index + 1,
    })),
  });
  const dates = { startDate: new Date("2020-01-01"), endDate: new Date("2030-06-01") };
  const batch = await prisma.batch.create({
    data: { organizationId, name: "Certified batch", description: "Made", ...dates },
  });
  await prisma.batchCourse.create({ data: { ...scope, batchId: batch.id, ...dates } });
  const userIds: number[] = [];
  for (let index = 0; index < learnerCount; index += 1) {
    const name = scripts[index % scripts.length]?.[1] ?? names.Latin;
    const { id: userId } = await factory.user({ username: `certified${index}`, name }, ["LEARNER"]);
    await factory.enrolment(userId, course.id);
    await prisma.batchUser.create({ data: { organizationId, batchId: batch.id, userId } });
    await factory.completion(userId, course.id);
    userIds.push(userId);
  }
  await database.close();
  return { batchId: batch.id, userIds };
}

await (await begin()).stop();
const { batchId, userIds } = await makeBatch();
const gateway = await begin();
const admin = await createCaller(gateway.origin).signIn(accounts.admin);

async function ask(query: string, variables: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(query, variables);
  if (errors || data.result?.code) throw new Error(JSON.stringify(errors ?? data.result));
  return data;
}

async function makeTemplate(): Promise<number> {
  const input = {
    name: "Completion",
    batchIds: [batchId],
    isLandscape: true,
    elements: newElements(),
    minProgress: 100,
    isAutomatic: false,
    isActive: true,
  };
  const { result } = await ask(
    `mutation ($input: CertificateTemplateInput!) { result: saveCertificateTemplate(input: $input) {
      ... on SavedCertificateTemplatePayload { template { databaseId } } ... on Refusal { code message } } }`,
    { input },
  );
  return result.template.databaseId;
}

/** Issues to everyone as the screen does: the command, and the run's events until it has come to everyone. */
async function issue(templateId: number) {
  const socket = await openLiveSocket(gateway.origin, { token: admin.token });
  const began = performance.now();
  const { result } = await ask(
    `mutation ($templateId: Int!, $userIds: [Int!]!) { result: issueCertificates(templateId: $templateId, userIds: $userIds) {
      ... on CertificateRunPayload { run { databaseId } } ... on Refusal { code message } } }`,
    { templateId, userIds },
  );
  const runId: number = result.run.databaseId;
  const fields = "doneCount issuedCount isFinished";
  await socket.listen(
    "1",
    `subscription ($id: Int!) { run: certificateRunChanged(runId: $id) { ${fields} } }`,
    {
      id: runId,
    },
  );
  const read = async () =>
    (await ask(`query ($id: Int!) { run: certificateRun(databaseId: $id) { ${fields} } }`, { id: runId }))
      .run;
  let run = await read();
  const seen = new Set<number>();
  while (!run.isFinished) {
    seen.add(run.doneCount);
    const { type, payload } = await socket.next();
    if (type !== "next" || payload.errors) throw new Error(`The progress ended: ${JSON.stringify(payload)}`);
    run = payload.data.run;
  }
  const seconds = (performance.now() - began) / 1_000;
  await socket.close();
  seen.delete(0);
  return { seconds, steps: seen.size, issued: run.issuedCount as number };
}

async function readSerials(templateId: number): Promise<ReadonlyMap<string, string>> {
  const { certificates } = await ask(
    `query ($templateId: Int!) { certificates(templateId: $templateId, first: 100) { edges { node { serial name } } } }`,
    { templateId },
  );
  const edges: { node: { serial: string; name: string } }[] = certificates.edges;
  return new Map(edges.map(({ node }) => [node.name, node.serial]));
}

/** Downloads a certificate; its time is of the request as a whole. */
async function print(serial: string): Promise<{ milliseconds: number; bytes: number }> {
  const began = performance.now();
  const response = await fetch(`${gateway.origin}/api/certificates/${serial}.pdf`);
  const content = Buffer.from(await response.arrayBuffer());
  const milliseconds = performance.now() - began;
  if (!response.ok || content.subarray(0, 5).toString() !== "%PDF-")
    problems.push(`${serial} is no PDF: ${response.status}`);
  return { milliseconds, bytes: content.length };
}

const templateId = await makeTemplate();
const { seconds, steps, issued } = await issue(templateId);
say(
  `${issued} certificates issued in ${seconds.toFixed(1)} s, with ${steps} steps of progress seen before the end`,
);
if (issued !== learnerCount) problems.push(`${learnerCount - issued} certificates are missing`);
if (seconds > mostSeconds) problems.push(`Issuing took more than ${mostSeconds} s`);
if (steps === 0) problems.push("No progress was seen");

const serials = await readSerials(templateId);
for (const serial of serials.values()) await print(serial);
for (const [script, name] of scripts) {
  const serial = serials.get(name);
  if (serial === undefined) throw new Error(`No certificate has the name ${name}`);
  const printed: Awaited<ReturnType<typeof print>>[] = [];
  for (let round = 0; round < rounds; round += 1) printed.push(await print(serial));
  const slowest = Math.max(...printed.map(({ milliseconds }) => milliseconds));
  const largest = Math.max(...printed.map(({ bytes }) => bytes));
  say(`${script}: ${Math.round(slowest)} ms at the most of ${rounds}, ${(largest / 1_000).toFixed(1)} kB`);
  if (slowest > mostMilliseconds) problems.push(`${script} took more than ${mostMilliseconds} ms`);
  if (largest > mostBytes) problems.push(`${script} is larger than ${mostBytes / 1_000} kB`);
}

for (const problem of problems) say(problem);
if (problems.length > 0) process.exitCode = 1;
await gateway.stop();
remove();
