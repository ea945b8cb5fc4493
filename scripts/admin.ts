// npm run admin -- reset EMAIL: restores the access of an ADMIN who has lost the password, the second factor,
// the role or the account.
import { parseArgs } from "node:util";
import { resetAdmin } from "../gateway/domains/users/installCommands";
import { choosePassword, runCommand, tellSignIn, UsageError, withDatabase } from "./commandLine";

const help = `Lets an ADMIN in again: a new password, no second factor, an active account, the role ADMIN. Ends the account's sessions.

  npm run admin -- reset EMAIL [options]

  --organization CODE     the institute, where accounts of several have the address
  --ask-password          asks for the password, or reads it from a pipe; otherwise one is made and shown once
  --help                  shows this text`;

const options = {
  organization: { type: "string" },
  "ask-password": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

await runCommand("admin", async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(help);
  const [what, email, ...others] = positionals;
  if (what !== "reset" || !email || others.length > 0) throw new UsageError("What to do must be reset EMAIL");
  const chosen = await choosePassword(values["ask-password"]);
  await withDatabase(async (database) => {
    const { password } = chosen;
    const { name, organization } = await resetAdmin(database, { email, code: values.organization, password });
    console.log(`${name} is an ADMIN of ${organization.name} (${organization.code}) and signs in with`);
    tellSignIn(email, chosen);
  });
});
