import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable, value } from "#gateway/graphql/fields";
import { valueType } from "#gateway/graphql/types";
import { deriveKeys } from "#gateway/push/push";
import { readFileSecret } from "../files/keyCommands";
import { mayReadNotifications } from "./access";
import { readChoices } from "./choiceLoaders";
import type { Choice } from "./choiceRules";
import {
  notificationKinds,
  notificationLimits,
  shownNotificationKinds,
  type MailTiming as Timing,
} from "./contract";

export const MailTiming = describedEnum<Timing>("MailTiming", "When notifications are mailed.", {
  NOW: "At once.",
  DAILY: "Once a day, with others.",
});

interface KindChoice extends Choice {
  kind: string;
  name: string;
}

const NotificationChoice = valueType<KindChoice>("NotificationChoice", {
  description: "A user's delivery settings for a kind of notification. Visible to that user alone.",
  readers: "signedIn",
  values: {
    kind: value("String", "The kind, such as newLesson."),
    name: value("String", "The kind in words."),
    inProduct: value("Boolean", "Whether it is shown in the product."),
    mail: nullable(MailTiming, "When it is mailed; null for never."),
    push: value("Boolean", "Whether it is pushed to the browsers in which the user has enabled that."),
  },
});

builder.prismaObjectFields("User", (t) => ({
  notificationChoices: t.field({
    type: [NotificationChoice],
    description:
      "The user's delivery settings for each kind that has a source. Only for the user's own account.",
    select: { id: true },
    authScopes: ({ id }, _args, { viewer }) => mayReadNotifications(viewer, id),
    resolve: async ({ id }, _args, { db }) => {
      const findChoice = await readChoices(db, { userIds: [id], kinds: shownNotificationKinds });
      return shownNotificationKinds.map((kind) => ({
        kind,
        name: notificationKinds[kind].name,
        ...findChoice(id, kind),
      }));
    },
  }),
  pushKey: t.string({
    description:
      "The key with which a browser subscribes to notifications of this organization. Only for the user's own account.",
    select: { id: true },
    authScopes: ({ id }, _args, { viewer }) => mayReadNotifications(viewer, id),
    resolve: async (_user, _args, context) => deriveKeys(await readFileSecret(context)).publicKey,
  }),
  notificationHour: t.int({
    description:
      "The hour of the user's daily mail in the organization's time zone, 0 to 23. Only for the user's own account.",
    select: { id: true },
    authScopes: ({ id }, _args, { viewer }) => mayReadNotifications(viewer, id),
    resolve: async ({ id }, _args, { db }) => {
      const chosen = await db.notificationHour.findFirst({ where: { userId: id }, select: { hour: true } });
      return chosen?.hour ?? notificationLimits.usualHour;
    },
  }),
}));
