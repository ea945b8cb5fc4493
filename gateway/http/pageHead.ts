import { escapeHtml, writeJson } from "../markup";

/** The head of a page before its code has run: for the tab, search engines and previews of a link. */
export interface PageHead {
  /** The name of the screen; null where the organization's alone is the title. */
  title: string | null;
  organization: string;
  /** Null uses the product's description. */
  description: string | null;
  /** The canonical address of a page with several; absolute. */
  canonical: string | null;
  /** A picture for previews; absolute. */
  image: string | null;
  /** Structured data as schema.org knows them. */
  data: Record<string, unknown> | null;
  /** Whether search engines should drop this address, because it does not exist. */
  isMissing: boolean;
  /** Whether search engines should leave it out although it exists, because it is about a person. */
  isUnlisted?: boolean;
  /** The type in previews; a website when left out. */
  type?: "website" | "article";
  /** The address of a feed that readers may follow; absolute. */
  feed?: string;
}

/** The organization of a page, and its address. */
export interface PageSite {
  organization: string;
  origin: string;
  /** The query that makes an address lead to the organization; empty if the host does so. */
  hint: string;
}

/** The address of the organization's pages as a whole. */
export const homeAddress = ({ origin, hint }: Pick<PageSite, "origin" | "hint">): string =>
  hint === "" ? origin : `${origin}/${hint}`;

/** Search engines and previews show about as much. */
const shownLength = 160;

/** The beginning of a text, in one line and ending with a word. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= shownLength) return line;
  return `${line.slice(0, shownLength).replace(/\s+\S*$/, "")}…`;
}

const meta = (key: "name" | "property", name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

const writeData = (data: Record<string, unknown>) =>
  `<script type="application/ld+json">${writeJson(data)}</script>`;

function toTags(head: PageHead): string[] {
  const { title, organization, description, canonical, image, data, isMissing, type, feed, isUnlisted } =
    head;
  if (isMissing) return [meta("name", "robots", "noindex")];
  return [
    ...(isUnlisted ? [meta("name", "robots", "noindex")] : []),
    meta("property", "og:type", type ?? "website"),
    meta("property", "og:site_name", organization),
    meta("property", "og:title", title ?? organization),
    ...(description === null ? [] : [meta("property", "og:description", shorten(description))]),
    ...(canonical === null
      ? []
      : [`<link rel="canonical" href="${escapeHtml(canonical)}" />`, meta("property", "og:url", canonical)]),
    ...(image === null
      ? []
      : [meta("property", "og:image", image), meta("name", "twitter:card", "summary_large_image")]),
    ...(feed === undefined
      ? []
      : [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(organization)}" href="${escapeHtml(feed)}" />`,
        ]),
    ...(data === null ? [] : [writeData(data)]),
  ];
}

/** The built page with its head. */
export function fillPage(page: string, head: PageHead): string {
  const { title, organization, description } = head;
  const name = [title, organization].filter(Boolean).join(" · ");
  const described =
    description === null
      ? page
      : page.replace(/<meta name="description"[^>]*>/, () =>
          meta("name", "description", shorten(description)),
        );
  const tags = [`<title>${escapeHtml(name)}</title>`, ...toTags(head)];
  return described.replace(/<title>[^<]*<\/title>/, () => tags.join("\n    "));
}
