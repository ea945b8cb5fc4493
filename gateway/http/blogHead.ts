import { homeAddress, type PageHead, type PageSite, shorten } from "./pageHead";

/** The fields of a post for heads and feeds. */
export interface FoundPost {
  slug: string;
  title: string;
  summary: string;
  authorName: string;
  publishedAt: string | Date | null;
  updatedAt: string | Date;
}

/** The selection of a post in a page's query. */
export const postSelection = "slug title summary authorName publishedAt updatedAt";

type Addressed = Pick<PageSite, "origin" | "hint">;

export const blogAddress = ({ origin, hint }: Addressed): string => `${origin}/blog${hint}`;

export const postAddress = ({ origin, hint }: Addressed, { slug }: { slug: string }): string =>
  `${origin}/blog/${encodeURIComponent(slug)}${hint}`;

export const feedAddress = ({ origin, hint }: Addressed): string => `${origin}/blog/rss.xml${hint}`;

const toIso = (moment: string | Date): string => new Date(moment).toISOString();

/** The head of a post's page. */
export function blogPostHead(post: FoundPost, place: PageSite): PageHead {
  const { organization } = place;
  const { title, summary, authorName, publishedAt, updatedAt } = post;
  const canonical = postAddress(place, post);
  const data = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    // Search engines show no longer headlines.
    headline: title.slice(0, 110),
    description: shorten(summary),
    url: canonical,
    mainEntityOfPage: canonical,
    author: { "@type": "Person", name: authorName },
    publisher: { "@type": "Organization", name: organization, url: homeAddress(place) },
    ...(publishedAt !== null && { datePublished: toIso(publishedAt) }),
    dateModified: toIso(updatedAt),
  };
  return {
    title,
    organization,
    description: summary,
    canonical,
    image: null,
    data,
    isMissing: false,
    type: "article",
    feed: feedAddress(place),
  };
}

/** The head of the list of posts. */
export const blogHead = ({ organization, ...place }: PageSite): PageHead => ({
  title: "Blog",
  organization,
  image: null,
  data: null,
  isMissing: false,
  description: `News and articles from ${organization}.`,
  canonical: blogAddress(place),
  type: "website",
  feed: feedAddress(place),
});
