import { isDemoLoaded, loadDemo } from "../prisma/demo/load";
import type { PrismaClient } from "./database/generated/prisma/client";
import { dayIn } from "./domains/dayContract";
import type { FileStorage } from "./files/storage";
import { hashPassword } from "./session/passwords";

/** Loads the demo data into a database without organizations. */
export async function loadDemoOnce(prisma: PrismaClient, storage: FileStorage): Promise<void> {
  if (await isDemoLoaded(prisma)) return;
  if ((await prisma.organization.count()) > 0) return;
  const today = dayIn("Asia/Kolkata", new Date());
  const hash = (password: string) => hashPassword(password, "demo");
  await loadDemo(prisma, { today, hashPassword: hash, storage });
}
