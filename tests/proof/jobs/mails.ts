import { say } from "#tests/support/say";
import { mailSettings, openSmtp, readHeaders, type TestSmtp } from "#tests/support/smtp";
import { type Doomed, finishJobs, killInRounds, type Proving, withDatabase } from "./kills";

const writers = 4;
/** People who are acknowledged as invited in a round before the gateway is killed. */
const perRound = 40;
const perInvitation = 5;

const mutation = `mutation ($input: InviteInput!) {
  result: invite(input: $input) { ... on InvitePayload { invitations { email } } }
}`;

/** The addresses of acknowledged invitations. */
type Acknowledged = Set<string>;
let last = 0;

async function inviteOnce({ caller }: Doomed, acknowledged: Acknowledged): Promise<void> {
  const people = Array.from({ length: perInvitation }, () => {
    last += 1;
    return { email: `person${last}@killed.example`, name: `Person ${last}` };
  });
  const { data } = await caller.graphql(mutation, { input: { people, role: "LEARNER", days: 7 } });
  const invited = data.result.invitations as { email: string }[];
  for (const { email } of invited) acknowledged.add(email);
}

/** The different Message-IDs of the mails that reached each address. */
function messageIdsOf({ arrived }: TestSmtp): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { to, source } of arrived) {
    const id = readHeaders(source).find(([header]) => header === "message-id")?.[1] ?? "";
    for (const address of to) ids.set(address, (ids.get(address) ?? new Set()).add(id));
  }
  return ids;
}

/** Kills gateways while they send invitations to a real SMTP server, which lives on. */
export async function proveMails({ name, settings: common, rounds }: Proving): Promise<boolean> {
  const smtp = await openSmtp();
  const settings = {
    ...common,
    ...mailSettings(smtp.url),
    MAIL_DAILY_QUOTA: "100000",
  };
  const acknowledged: Acknowledged = new Set();
  await killInRounds(
    { name, settings, rounds },
    {
      writers,
      perRound,
      acknowledged,
      what: "invitations",
      step: (doomed) => inviteOnce(doomed, acknowledged),
    },
  );
  await finishJobs(settings, ["invitations.send", "mail.send"]);
  const ids = messageIdsOf(smtp);
  const unsent = await withDatabase(settings, (prisma) =>
    prisma.mailMessage.count({ where: { toAddress: { in: [...acknowledged] }, state: { not: "SENT" } } }),
  );
  const lost = [...acknowledged].filter((address) => !ids.has(address)).length;
  const different = [...ids.values()].filter((id) => id.size > 1).length;
  const again = smtp.arrived.length - ids.size;
  say(
    `${name}: ${acknowledged.size} invited in ${rounds} rounds; ${lost} mails lost, ${unsent} not noted as sent, ` +
      `${again} arrived again, ${different} of them with another message id`,
  );
  await smtp.close();
  return lost === 0 && unsent === 0 && different === 0;
}
