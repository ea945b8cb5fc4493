import { liveValue } from "#gateway/graphql/liveFields";
import { HolidaysChange } from "./Holiday";

liveValue("holidaysChanged", {
  type: HolidaysChange,
  description: "Subscribes to added, updated and deleted holidays. Requires a sign-in.",
  readers: "signedIn",
  topics: ["holidaysChanged"],
  resolve: () => ({ holidayId: null }),
});
