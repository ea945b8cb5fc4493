import { command } from "./build";
import type { FieldRow } from "./matrix";
import { byAdmin } from "./outcomes";

export const fields: readonly FieldRow[] = [
  command("eraseUser", ({ learner }) => `userId: ${learner.id}, name: ""`, byAdmin("INVALID", "NOT_FOUND")),
];
