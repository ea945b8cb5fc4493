import { rowId, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { getUserId } from "#gateway/session/viewer";
import { inOrder } from "../rules";
import { visibleTopics } from "./access";
import { joinNotes } from "./noteRules";

interface Notes {
  markdown: string;
  count: number;
}

const TopicNotes = valueType<Notes>("TopicNotes", {
  description: "The viewer's notes on the topics of a course, as one Markdown file.",
  readers: "signedIn",
  values: {
    markdown: value("String", "The text of the file."),
    count: value("Int", "Number of topics with notes."),
  },
});

valueQuery("topicNotes", {
  type: TopicNotes,
  nullable: true,
  description: "The viewer's notes on the topics of a course, in order; null without any.",
  readers: "signedIn",
  args: toArgs({ courseId: rowId("course") }),
  resolve: async ({ courseId }, { db, viewer }) => {
    const own = { userId: getUserId(viewer) };
    const topics = await db.topic.findMany({
      where: { AND: [{ courseId, notes: { some: own } }, visibleTopics(viewer)] },
      orderBy: [{ module: { displayOrder: "asc" } }, { moduleId: "asc" }, ...inOrder],
      select: {
        name: true,
        course: { select: { title: true } },
        module: { select: { name: true } },
        notes: { where: own, select: { markdown: true } },
      },
    });
    const [first] = topics;
    if (!first) return null;
    const notes = topics.map(({ name, module, notes: [note] }) => ({
      topic: name,
      module: module.name,
      markdown: note?.markdown ?? "",
    }));
    return { markdown: joinNotes(first.course.title, notes), count: topics.length };
  },
});
