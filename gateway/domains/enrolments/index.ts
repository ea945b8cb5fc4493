import type { DomainManifest } from "#gateway/graphql/manifest";
import { eraseRows } from "#gateway/personal/erasure";
import { rowsByUser } from "#gateway/personal/personalRows";
import { completeTopic } from "./completionCommands";
import { routes } from "./routes";
import "./practiceMutations";
import "./courseFields";
import "./progressFields";
import "./Enrolment";
import "./mutations";
import "./PlaceRequest";
import "./staffMutations";
import "./placeMutations";
import "./queries";

export const manifest: DomainManifest = {
  hooks: { lessonDone: completeTopic },
  eraseOf: eraseRows("PlaceRequest"),
  routes,
  hiddenTables: ["QuestionMark", "ResourceMark"],
  dashboardTopics: ["enrolmentsChanged", "placeRequestsChanged"],
  personalData: {
    name: "courses",
    rows: rowsByUser("Enrolment", "TopicProgress", "QuestionMark", "ResourceMark", "PlaceRequest"),
  },
};
