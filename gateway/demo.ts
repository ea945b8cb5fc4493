import { isDemoLoaded, loadDemo } from "../prisma/demo/load";
import type { PrismaClient } from "./database/generated/prisma/client";
import { hashPassword } from "./session/passwords";

const inIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/** Loads the demo data into a database without organizations. */
export async function loadDemoOnce(prisma: PrismaClient): Promise<void> {
  if (await isDemoLoaded(prisma)) return;
  if ((await prisma.organization.count()) > 0) return;
  const today = inIndia.format(new Date());
  await loadDemo(prisma, { today, hashPassword: (password) => hashPassword(password, "demo") });
}
