import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./courseFields";
import "./progressFields";
import "./Enrolment";
import "./mutations";
import "./PlaceRequest";
import "./staffMutations";
import "./placeMutations";
import "./queries";

export const manifest: DomainManifest = {
  routes,
  hiddenTables: ["QuestionMark", "ResourceMark"],
  dashboardTopics: ["enrolmentsChanged", "placeRequestsChanged"],
  personalData: {
    name: "courses",
    rows: [
      { table: "Enrolment", by: "userId" },
      { table: "TopicProgress", by: "userId" },
      { table: "QuestionMark", by: "userId" },
      { table: "ResourceMark", by: "userId" },
      { table: "PlaceRequest", by: "userId" },
    ],
  },
};
