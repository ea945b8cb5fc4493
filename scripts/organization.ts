// npm run organization -- create: makes an institute and its first ADMIN.
import { parseArgs } from "node:util";
import { createOrganization } from "../gateway/domains/organizations/installCommands";
import { choosePassword, runCommand, tellSignIn, UsageError, withDatabase } from "./commandLine";

const help = `Makes an institute and its first ADMIN, in the database that the settings name.

  npm run organization -- create --code CODE --name NAME --admin-email EMAIL --admin-name NAME [options]

  --code CODE             short and unique, such as DELHI
  --name NAME             the institute's name
  --domain HOST           the host that leads visitors to it, such as learn.example.com
  --time-zone ZONE        its time zone; Asia/Kolkata when left out
  --admin-email EMAIL     the address with which its first ADMIN signs in
  --admin-name NAME       that person's name
  --admin-username NAME   that person's username; admin when left out
  --ask-password          asks for the password, or reads it from a pipe; otherwise one is made and shown once
  --help                  shows this text

The first institute of an installation is its default: the one of visitors who name no other.`;

const text = { type: "string" } as const;
const options = {
  code: text,
  name: text,
  domain: text,
  "time-zone": text,
  "admin-email": text,
  "admin-name": text,
  "admin-username": { ...text, default: "admin" },
  "ask-password": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

const required = ["code", "name", "admin-email", "admin-name"] as const;

await runCommand("organization", async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(help);
  if (positionals.join(" ") !== "create") throw new UsageError("What to do must be create");
  const missing = required.filter((name) => !values[name]).map((name) => `--${name}`);
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.join(", ")}`);
  const { code, name, domain, "time-zone": timeZone } = values;
  const chosen = await choosePassword(values["ask-password"]);
  const admin = {
    name: values["admin-name"],
    username: values["admin-username"],
    email: values["admin-email"],
    password: chosen.password,
  };
  await withDatabase(async (database) => {
    const organization = { code, name, domain, timeZone };
    const created = await createOrganization(database.prisma, { organization, admin });
    console.log(`${created.name} is ready (code ${created.code}, tenant ${created.id}).`);
    console.log(
      created.isDefault ? "It is the default institute. Its ADMIN signs in with" : "Its ADMIN signs in with",
    );
    tellSignIn(String(values["admin-email"]), chosen);
    if (database.kind === "postgresql")
      console.log("Restart the gateways that are running: they know it then.");
  });
});
