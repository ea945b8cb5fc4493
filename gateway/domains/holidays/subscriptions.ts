import { builder } from "#gateway/graphql/builder";
import { live } from "#gateway/graphql/live";
import { HolidaysChange } from "./Holiday";

builder.subscriptionField("holidaysChanged", (t) =>
  t.field({
    type: HolidaysChange,
    description: "Subscribes to added, updated and deleted holidays. Requires a sign-in.",
    authScopes: { signedIn: true },
    subscribe: live<"holidaysChanged", object>({ topics: ["holidaysChanged"] }),
    resolve: () => ({ holidayId: null }),
  }),
);
