import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import type { BlockKind as Kind } from "./contract";

export const BlockKind = describedEnum<Kind>("BlockKind", "Content of a block of a lesson.", {
  TEXT: "Markdown.",
  CODE: "Code and its language.",
  CALLOUT: "Markdown in a coloured box.",
  IMAGE: "An uploaded picture.",
  VIDEO: "An uploaded video, or one on YouTube or Vimeo.",
  AUDIO: "An uploaded recording.",
  FILE: "Any uploaded file.",
  EMBED: "A page of another site in a frame.",
  QUESTION: "A question of the course, which does not count for marks.",
});

export const CalloutTone = builder.enumType("CalloutTone", {
  description: "The tone of a callout.",
  values: {
    INFO: { description: "Good to know." },
    TIP: { description: "A better way." },
    WARNING: { description: "A danger." },
  },
});
