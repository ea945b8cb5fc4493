// npm run proof -- invitations [people]: how long it takes until everyone of a CSV file has the mail of the invitation, through
// a real SMTP server, and whether staff see progress. At most a minute for 300.
import { loadavg } from "node:os";
import { startWorker } from "#gateway/jobs/worker";
import { jobHandlers } from "#gateway/schema/manifests";
import { openTestGateway } from "../support/gateway";
import { say } from "../support/say";
import { mailSettings, openSmtp } from "../support/smtp";

const count = Number(process.argv[2] ?? 300);
const most = 60;

const smtp = await openSmtp();
const test = await openTestGateway({ environment: mailSettings(smtp.url) });
startWorker(test.gateway, jobHandlers);
const staff = await test.as("coordinator");

const rows = Array.from({ length: count }, (_, index) => ({
  line: index + 2,
  name: `Person ${index}`,
  username: `person.${index}`,
  email: `person${index}@many.example`,
}));
const document = `mutation ($rows: [ImportUserRow!]!) {
  result: importUsers(rows: $rows, invite: true) { __typename ... on Refusal { message } }
}`;

let told = 0;
test.gateway.bus.subscribe("invitationsChanged", () => {
  told += 1;
});
const started = performance.now();
const passed = () => (performance.now() - started) / 1000;
const { data } = await staff.graphql(document, { rows });
say(`${data.result.__typename} after ${passed().toFixed(1)} s`);
await new Promise<void>((resolve) => {
  const stop = test.gateway.bus.subscribe("mailChanged", () => {
    if (smtp.arrived.length < count) return;
    stop();
    resolve();
  });
});
const seconds = passed();
const recipients = new Set(smtp.arrived.flatMap(({ to }) => to)).size;
say(`${recipients} people have their mail after ${seconds.toFixed(1)} s; ${told} steps of progress`);
say(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
if (seconds > most || recipients !== count || told < 3) process.exitCode = 1;
await test.close();
await smtp.close();
