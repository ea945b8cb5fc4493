import { nodeType } from "#gateway/graphql/types";
import { moduleContents } from "../courses/Module";
import { visibleCurricula } from "./access";

nodeType("CurriculumTopic", {
  description: "A topic of a curriculum's module.",
  visible: (viewer) => ({ module: { curriculum: visibleCurricula(viewer) } }),
  readers: "public",
  columns: {
    databaseId: "The id, used in arguments.",
    name: "The name.",
    displayOrder: "Its position in the module.",
  },
});

nodeType("CurriculumModule", {
  description: "A module of a curriculum.",
  visible: (viewer) => ({ curriculum: visibleCurricula(viewer) }),
  readers: "public",
  columns: {
    databaseId: "The id, used in arguments.",
    name: "The name.",
    displayOrder: "Its position in the curriculum.",
  },
  relations: moduleContents,
});
