import { type PageHead, shorten } from "./pageHead";

/** A post as heads and feeds tell of it. */
export interface FoundPost {
  slug: string;
  title: string;
  summary: string;
  authorName: string;
  publishedAt: string | Date | null;
  updatedAt: string | Date;
}

/** What a page's query selects of a post. */
export const postSelection = "slug title summary authorName publishedAt updatedAt";

interface Place {
  organization: string;
  origin: string;
  /** What follows an address so that it leads to the organization. */
  hint: string;
}

export const blogAddress = (origin: string): string => `${origin}/blog`;

export const postAddress = (origin: string, { slug }: { slug: string }): string =>
  `${blogAddress(origin)}/${encodeURIComponent(slug)}`;

export const feedAddress = ({ origin, hint }: Pick<Place, "origin" | "hint">): string =>
  `${blogAddress(origin)}/rss.xml${hint}`;

const isoOf = (moment: string | Date): string => new Date(moment).toISOString();

/** The head of a post's page. */
export function blogPostHead(post: FoundPost, place: Place): PageHead {
  const { organization, origin } = place;
  const { title, summary, authorName, publishedAt, updatedAt } = post;
  const canonical = postAddress(origin, post);
  const data = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    // Search engines show no longer headlines.
    headline: title.slice(0, 110),
    description: shorten(summary),
    url: canonical,
    mainEntityOfPage: canonical,
    author: { "@type": "Person", name: authorName },
    publisher: { "@type": "Organization", name: organization, url: origin },
    ...(publishedAt !== null && { datePublished: isoOf(publishedAt) }),
    dateModified: isoOf(updatedAt),
  };
  return {
    ...{ title, organization, description: summary, canonical, image: null, data, isMissing: false },
    ...{ type: "article", feed: feedAddress(place) },
  };
}

/** The head of the list of posts. */
export const blogHead = ({ organization, ...place }: Place): PageHead => ({
  ...{ title: "Blog", organization, image: null, data: null, isMissing: false },
  description: `News and articles from ${organization}.`,
  canonical: blogAddress(place.origin),
  ...{ type: "website", feed: feedAddress(place) },
});
