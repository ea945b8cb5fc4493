import { z } from "zod";
import { messages, nameText, requiredText } from "../contract";
import { foldText } from "../foldContract";

export const outlineLimits = { modules: 100, topics: 200, name: 150 } as const;
export const outlineLabels = {
  section: "Section Name",
  topic: "Topic Name",
  modules: "Modules",
  topics: "Topics",
} as const;

/** The name of a module. */
export const sectionSchema = z.object({
  name: nameText(outlineLabels.section, { max: outlineLimits.name }),
});
/** The name of a topic. */
export const topicSchema = z.object({ name: nameText(outlineLabels.topic, { max: outlineLimits.name }) });

const rowId = z.int(messages.invalid("Id")).nullish();

/** The whole outline of a course or a curriculum, in order: a row without an id is new, one left out is deleted. */
export const outlineSchema = z.object({
  modules: z
    .array(
      sectionSchema.extend({
        id: rowId,
        topics: z
          .array(topicSchema.extend({ id: rowId }), messages.invalid(outlineLabels.topics))
          .max(outlineLimits.topics, `A module has at most ${outlineLimits.topics} topics`),
      }),
      messages.invalid(outlineLabels.modules),
    )
    .max(outlineLimits.modules, `An outline has at most ${outlineLimits.modules} modules`),
});
export type OutlineInput = z.output<typeof outlineSchema>;

export const objectiveLimits = { count: 50, text: 300 } as const;

/** The learning objectives, in order. */
export const objectivesSchema = z
  .array(requiredText("Objective", { max: objectiveLimits.text }), messages.invalid("Objectives"))
  .max(objectiveLimits.count, `There can be at most ${objectiveLimits.count} objectives`)
  .refine(
    (texts) => new Set(texts.map(foldText)).size === texts.length,
    "Each objective can be listed only once",
  );
