import { escapeXml } from "../markup";

interface FeedItem {
  title: string;
  link: string;
  summary: string;
  /** The whole text, with whole addresses. */
  html: string;
  author: string;
  publishedAt: Date;
}

export interface Feed {
  title: string;
  description: string;
  /** The page that the feed is of; absolute. */
  link: string;
  /** The feed's own address; absolute. */
  self: string;
  items: readonly FeedItem[];
}

const writeItem = ({ title, link, summary, html, author, publishedAt }: FeedItem): string => `    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(link)}</link>
      <guid isPermaLink="true">${escapeXml(link)}</guid>
      <pubDate>${publishedAt.toUTCString()}</pubDate>
      <dc:creator>${escapeXml(author)}</dc:creator>
      <description>${escapeXml(summary)}</description>
      <content:encoded>${escapeXml(html)}</content:encoded>
    </item>`;

/** Writes a feed as RSS 2.0. */
export function writeRss({ title, description, link, self, items }: Feed): string {
  const newest = items[0]?.publishedAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(link)}</link>
    <description>${escapeXml(description)}</description>
    <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml" />${
      newest ? `\n    <lastBuildDate>${newest.toUTCString()}</lastBuildDate>` : ""
    }
${items.map(writeItem).join("\n")}
  </channel>
</rss>
`;
}
