import { builder } from "#gateway/graphql/builder";
import { live } from "#gateway/graphql/live";
import { HolidaysChange } from "./Holiday";

builder.subscriptionField("holidaysChanged", (t) =>
  t.field({
    type: HolidaysChange,
    description: "The holidays, each time one was added, has changed or is gone. Requires a sign-in.",
    authScopes: { signedIn: true },
    subscribe: live<"holidaysChanged", object>({ topics: ["holidaysChanged"] }),
    resolve: () => ({ holidayId: null }),
  }),
);
