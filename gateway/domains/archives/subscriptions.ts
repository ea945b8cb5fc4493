import type { BusEvent } from "#gateway/bus/events";
import { builder } from "#gateway/graphql/builder";
import { live } from "#gateway/graphql/live";
import { visibleImports } from "./access";
import { CourseImport } from "./CourseImport";

builder.subscriptionField("courseImportChanged", (t) =>
  t.prismaField({
    type: CourseImport,
    description: "Subscribes to an import that the viewer has asked for. Requires staff.",
    authScopes: { staff: true },
    args: { importId: t.arg.int({ required: true, description: "The import's id." }) },
    subscribe: live({
      topics: ["courseImportChanged"],
      channelKey: {
        eventKeys: ({ importId }) => [importId],
        subscriberKeys: ({ importId }: { importId: number }) => [importId],
      },
      recipients: ({ userId }) => [userId],
      authorize: async ({ importId }, { db, viewer }) => {
        const where = { id: importId, AND: visibleImports(viewer) };
        return (await db.courseImport.findFirst({ where, select: { id: true } })) !== null;
      },
    }),
    resolve: (query, { importId }: BusEvent<"courseImportChanged">, _args, { db }) =>
      db.courseImport.findUniqueOrThrow({ ...query, where: { id: importId } }),
  }),
);
