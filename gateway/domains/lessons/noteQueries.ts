import { builder } from "#gateway/graphql/builder";
import { expose, value } from "#gateway/graphql/fields";
import { isMember } from "#gateway/session/viewer";
import { visibleTopics } from "./access";
import { joinNotes } from "./noteRules";

interface Notes {
  markdown: string;
  count: number;
}

const TopicNotes = builder.objectRef<Notes>("TopicNotes").implement({
  description: "The viewer's notes on the topics of a course, as one Markdown file.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      markdown: value("String", "The text of the file."),
      count: value("Int", "How many topics have notes."),
    }),
  }),
});

const inOrder = [{ displayOrder: "asc" as const }, { id: "asc" as const }];

builder.queryField("topicNotes", (t) =>
  t.field({
    type: TopicNotes,
    nullable: true,
    description: "The viewer's notes on the topics of a course, in order; null without any.",
    authScopes: { signedIn: true },
    args: { courseId: t.arg.int({ required: true, description: "The course's id." }) },
    resolve: async (_root, { courseId }, { db, viewer }) => {
      const own = { userId: isMember(viewer) ? viewer.userId : -1 };
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
        ...{ topic: name, module: module.name, markdown: note?.markdown ?? "" },
      }));
      return { markdown: joinNotes(first.course.title, notes), count: topics.length };
    },
  }),
);
