import type { Prisma, PrismaClient } from "../gateway/database/generated/prisma/client";
import { readChecksum } from "./migrate";
import { MigrationError } from "./migrationError";
import { type MigrationRow, readMigrationRows } from "./migrationState";

/** The migrations that were merged into one (decision 23), in order. The one kept the name of the first. */
export const mergedMigrations = [
  "0001_init",
  "0002_add_chat_versions",
  "0003_add_batch_feed",
  "0004_add_generation_runs",
  "0005_order_enrolments",
  "0006_be_unique_without_case",
  "0007_order_users",
  "0008_let_accounts_have_no_password",
  "0009_search_in_lower_case",
  "0010_continue_generations",
  "0011_rate_limits",
  "0012_practice_assessments",
  "0013_limit_generations",
  "0014_version_questions",
  "0015_row_level_security",
  "0016_remember_topic_dates",
  "0017_place_requests",
  "0018_draft_blog_posts",
  "0019_payment_items_and_class_days",
  "0020_add_holidays",
  "0021_last_visits",
  "0022_list_migrations",
  "0023_add_jobs_files_and_lessons",
  "0024_search_lessons",
  "0025_add_course_imports",
  "0026_draft_lessons",
  "0027_add_mail",
  "0028_add_mail_tokens",
  "0029_add_history",
  "0030_add_invitations",
  "0031_add_notifications",
  "0032_add_known_browsers",
  "0033_merge_notifications",
  "0034_add_notification_choices",
  "0035_tell_of_rooms",
  "0036_reserve_history_ids",
  "0037_add_announcements",
  "0038_index_latest_payments",
  "0039_add_assignments",
  "0040_give_rights_to_roles",
  "0041_add_assessment_editing",
  "0042_add_grades",
  "0043_add_mail_attachments",
  "0044_add_certificates",
  "0045_add_second_factor",
  "0046_erase_people",
  "0047_add_web_push",
  "0048_add_signing_keys",
  "0049_keep_told_assessments",
  "0050_add_passkeys",
  "0051_add_identity_providers",
  "0052_reserve_answers",
  "0053_review_certificates_by_grade",
  "0054_describe_question_pictures",
  "0055_count_proposed_marks",
  "0056_drop_submission_versions",
  "0057_find_mails_by_message",
  "0058_name_blocks_by_their_editor",
] as const;

/** The migration that they were merged into. */
export const mergedInto = mergedMigrations[0];

/** The checksum of the first when it was but the first. */
export const formerChecksum = "c77e66d0fe67d50769ad23b59ac91d6a4e605e16812f637ad9b868a016e250b2";

/** The part of the merged migrations that a list has, by their own names. */
export type MergedPart = "none" | "some" | "all";

const ownNames: ReadonlySet<string> = new Set(mergedMigrations.slice(1));

/** Compares names of applied migrations with those that were merged. */
export function compareNames(names: readonly string[]): MergedPart {
  if (!names.some((name) => ownNames.has(name))) return "none";
  const isWhole =
    names.length === mergedMigrations.length &&
    mergedMigrations.every((mergedMigration) => names.includes(mergedMigration));
  return isWhole ? "all" : "some";
}

/** Compares the migrations that a database lists with those that were merged; one that failed is not applied. */
export function compareRows(rows: readonly MigrationRow[]): MergedPart {
  const finished = rows.filter((row) => row.finished);
  if (finished.length === 1 && finished[0]?.checksum === formerChecksum) return "some";
  const part = compareNames(rows.map(({ name }) => name));
  return part === "all" && finished.length < rows.length ? "some" : part;
}

/** Of a database or backup that cannot continue from its state. */
export const partlyMergedText = "only some of the migrations that are one since 27 November 2026";

/** The version that applies the others to it. */
export const lastUnmergedText = `the last version that has ${mergedMigrations.at(-1)}`;

async function replaceRows(tx: Prisma.TransactionClient): Promise<void> {
  // Another gateway that starts may have done it since.
  await tx.$executeRaw`LOCK TABLE "_prisma_migrations" IN EXCLUSIVE MODE`;
  if (compareRows(await readMigrationRows(tx)) !== "all") return;
  const checksum = await readChecksum(mergedInto);
  await tx.$executeRaw`DELETE FROM "_prisma_migrations"`;
  await tx.$executeRaw`
    INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
    VALUES (gen_random_uuid()::text, ${checksum}, ${mergedInto}, now(), 1)`;
}

/** Whether the list has the one migration already. */
async function hasMerged(rows: readonly MigrationRow[]): Promise<boolean> {
  const current = await readChecksum(mergedInto);
  return rows.some(({ name, checksum }) => name === mergedInto && checksum === current);
}

/** A version before that is started on such a database fails at the second migration and leaves nothing but its row. */
const forgetFailed = (prisma: PrismaClient) => prisma.$executeRaw`
  DELETE FROM "_prisma_migrations" WHERE "finished_at" IS NULL AND "migration_name" = ANY (${[...ownNames]})`;

/**
 * Lists the one migration in a database that has all of those it was merged from: their schema is the same. Throws
 * MigrationError for a database that has some of them only, and leaves it as it is.
 */
export async function adoptMerged(prisma: PrismaClient, database: string): Promise<void> {
  const rows = await readMigrationRows(prisma);
  const part = compareRows(rows);
  if (part === "none") return;
  if (part === "all") return await prisma.$transaction(replaceRows);
  if (!(await hasMerged(rows)))
    throw new MigrationError(
      `${database} has ${partlyMergedText}: start it once with ${lastUnmergedText}, then with this one`,
    );
  await forgetFailed(prisma);
}
