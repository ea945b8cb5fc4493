import { recordEvent } from "#gateway/database/recording";
import type { Context } from "#gateway/graphql/context";
import { recordAs } from "#gateway/graphql/recorded";
import type { Person } from "./exportLoaders";

/** Records that someone gets a person's data. */
export const recordExport = (context: Context, { organizationId, userId, name }: Person & { name: string }) =>
  recordAs(context, { action: "user.exported" }, () =>
    context.db.$transaction((tx) => recordEvent(tx, { organizationId, table: "User", id: userId, name })),
  );
