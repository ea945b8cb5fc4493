import { matchQuery } from "#gateway/graphql/bestMatches";
import { may } from "#gateway/session/viewer";
import { visibleEntries } from "./access";
import { Specialization } from "./Specialization";

matchQuery("specializationMatches", {
  type: Specialization,
  description:
    "Specializations whose name contains the words, best matches first. Viewers who are not staff find those with courses they may see.",
  authScopes: { public: true },
  visible: (viewer) =>
    may(viewer, "specializations.write") ? {} : { courses: { some: visibleEntries(viewer) } },
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});
