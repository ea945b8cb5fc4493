import { LRUCache } from "lru-cache";
import { required, toArgs } from "#gateway/graphql/arguments";
import { nullable } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import type { Wanting } from "#gateway/markdown/render";
import { renderText } from "#gateway/markdown/renderText";
import { RateWindow } from "#gateway/RateWindow";
import { Refusal } from "#gateway/refusal";
import { minuteMs } from "../durationContract";
import type { Right } from "../rightsContract";
import { previewLimits, previewMessages } from "./contract";

interface Preview {
  html: string | null;
  problem: string | null;
}

/** Those who write texts that are previewed. */
const writers: readonly Right[] = ["announcements.write", "assignments.write", "blogs.write"];

const MarkdownPreview = valueType<Preview>("MarkdownPreview", {
  description: "A Markdown text as its readers will see it. Requires staff.",
  readers: writers,
  values: {
    html: nullable("String", "The text as safe HTML; null if it can't be shown."),
    problem: nullable("String", "The reason why it can't be shown, in words; null if it can."),
  },
});

const asked = new LRUCache<string, RateWindow>({ max: 10_000 });

/** Whether a person has asked for as many previews as a minute allows. */
function isTooOften(key: string, now: Date): boolean {
  const window = asked.get(key) ?? new RateWindow({ most: previewLimits.perMinute, within: minuteMs });
  asked.set(key, window);
  return window.take(now.getTime()) > 0;
}

async function preview(by: Wanting, markdown: string): Promise<Preview> {
  try {
    return { html: (await renderText(markdown, { by, author: "STAFF" })).html, problem: null };
  } catch (error) {
    if (error instanceof Refusal) return { html: null, problem: error.message };
    throw error;
  }
}

valueQuery("renderedMarkdown", {
  type: MarkdownPreview,
  description:
    "A Markdown text of staff as it would be shown, for a preview. Requires staff who write such texts.",
  readers: writers,
  args: toArgs({ markdown: required("String", `Markdown, at most ${previewLimits.text} characters.`) }),
  resolve({ markdown }, { viewer, clock }) {
    const member = requireMember(viewer);
    const { organizationId, userId } = member;
    if (markdown.length > previewLimits.text) return { html: null, problem: previewMessages.tooLong };
    if (isTooOften(`${organizationId}/${userId}`, clock()))
      return { html: null, problem: previewMessages.tooMany };
    return preview(member, markdown);
  },
});
