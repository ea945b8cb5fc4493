import { createHash } from "node:crypto";
import { parse } from "graphql";
import type { Gateway } from "../gateway";
import { withWholeAddresses } from "../markdown/wholeAddresses";
import type { Pipeline } from "../schema/pipeline";
import { askAsVisitor } from "./askAsVisitor";
import { blogAddress, type FoundPost, feedAddress, postAddress, postSelection } from "./blogHead";
import { getOrigin } from "./clientAddress";
import { namesTag } from "./entityTag";
import type { LoggedExchange } from "./exchange";
import type { PageSite } from "./pageHead";
import { findPublicOrigin, tenantHint } from "./publicOrigin";
import { RejectedRequest, refuseWrites } from "./rejectedRequest";
import { noteFacts } from "./requestFacts";
import { writeRss } from "./rss";
import { send } from "./send";

const document = parse(`query BlogFeed {
  settings { name }
  blogPosts(first: 20, publishedOnly: true) { nodes { ${postSelection} bodyHtml } }
}`);

interface FeedData {
  settings: { name: string };
  blogPosts: { nodes: (FoundPost & { bodyHtml: string })[] };
}

/** Whether an address is that of the blog's feed. */
export const isForBlogFeed = (path: string): boolean => path === "/blog/rss.xml" || path === "/blog/feed.xml";

function writeFeed(
  { settings: { name }, blogPosts }: FeedData,
  place: Omit<PageSite, "organization">,
): string {
  const items = blogPosts.nodes.map((post) => ({
    title: post.title,
    summary: post.summary,
    html: withWholeAddresses(post.bodyHtml, (path) => `${place.origin}${path}`),
    author: post.authorName,
    link: postAddress(place, post),
    publishedAt: new Date(post.publishedAt ?? post.updatedAt),
  }));
  return writeRss({
    title: `${name}: Blog`,
    description: `News and articles from ${name}.`,
    link: blogAddress(place),
    self: feedAddress(place),
    items,
  });
}

/** Serves the latest posts of the tenant's blog as RSS. */
export async function answerBlogFeed(gateway: Gateway, pipeline: Pipeline, exchange: LoggedExchange) {
  const { request, response } = exchange;
  refuseWrites(exchange);
  noteFacts(request, { operation: "GET blog/rss.xml" });
  const read = await askAsVisitor<FeedData>(
    { gateway, pipeline, ...exchange },
    { document, variableValues: {} },
  );
  if (!read) throw new RejectedRequest(404, "Not found");
  const origin = findPublicOrigin(read.tenant, getOrigin(request, gateway.config.proxyHops));
  const hint = tenantHint(await gateway.tenants.list(), read.tenant, origin);
  const body = Buffer.from(writeFeed(read.data, { origin, hint }));
  const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  response.setHeader("ETag", tag);
  // Readers cache it and revalidate; an unpublished post disappears at once.
  response.setHeader("Cache-Control", "no-cache");
  if (namesTag(request.headers["if-none-match"], tag)) return void response.writeHead(304).end();
  response.setHeader("Content-Type", "application/rss+xml; charset=utf-8");
  await send(request, response, { status: 200, body });
}
