import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { parse } from "graphql";
import type { Logger } from "pino";
import { findOutage, type Outage } from "../database/outage";
import { productName } from "../domains/organizations/contract";
import type { Gateway } from "../gateway";
import type { Pipeline } from "../schema/pipeline";
import { askAsVisitor } from "./askAsVisitor";
import { blogHead, blogPostHead, type FoundPost, postSelection } from "./blogHead";
import { getOrigin } from "./clientAddress";
import { getRequestUrl, RejectedRequest } from "./openRequest";
import { fillPage, homeAddress, type PageHead, type Place } from "./pageHead";
import { findPublicOrigin, tenantHint } from "./publicOrigin";
import { send } from "./send";
import { type FoundResult, resultSelection, sharedResultHead } from "./sharedResultHead";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  log: Logger;
}

/** The public screens whose name is always the same. */
const names: Readonly<Record<string, string>> = {
  "/courses": "All Courses",
  "/specializations": "Specializations",
};

const document = parse(`
  query PageHead(
    $course: String!, $isCourse: Boolean!
    $specialization: Int!, $isSpecialization: Boolean!
    $post: String!, $isPost: Boolean!
    $result: String!, $isResult: Boolean!
  ) {
    settings {
      name
    }
    courseByAddress(address: $course) @include(if: $isCourse) {
      code
      title
      description
      imageUrl
      price
      rating
      reviewCount
    }
    specialization(databaseId: $specialization) @include(if: $isSpecialization) {
      databaseId
      name
      courses {
        course {
          title
        }
      }
    }
    blogPost(slug: $post) @include(if: $isPost) { ${postSelection} }
    sharedResult(token: $result) @include(if: $isResult) { ${resultSelection} }
  }
`);

interface Found {
  settings: { name: string };
  courseByAddress?: {
    code: string;
    title: string;
    description: string;
    imageUrl: string | null;
    price: number | null;
    rating: number | null;
    reviewCount: number;
  } | null;
  specialization?: {
    databaseId: number;
    name: string;
    courses: { course: { title: string } }[];
  } | null;
  blogPost?: FoundPost | null;
  sharedResult?: FoundResult | null;
}

/** A part of a path as it was meant; undefined when it cannot be decoded, or no database keeps it. */
function decode(part: string): string | undefined {
  try {
    return part.includes("%00") ? undefined : decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** What a public address names. */
function namedIn(path: string) {
  const course = decode(/^\/courses\/([^/]+)$/.exec(path)?.[1] ?? "");
  const specialization = /^\/specializations\/(?:[^/]+\/)?(\d{1,9})$/.exec(path)?.[1];
  const post = decode(/^\/blog\/([^/]+)$/.exec(path)?.[1] ?? "");
  const result = /^\/results\/([\w-]{1,80})$/.exec(path)?.[1];
  return {
    result: result ?? "",
    isResult: result !== undefined,
    course: course ?? "",
    isCourse: Boolean(course),
    specialization: Number(specialization ?? 0),
    isSpecialization: specialization !== undefined,
    post: post ?? "",
    isPost: Boolean(post),
  };
}

const plain = { title: null, description: null, canonical: null, image: null, data: null, isMissing: false };

function courseHead(course: NonNullable<Found["courseByAddress"]>, { organization, origin, hint }: Place) {
  const { code, title, description, imageUrl, price, rating, reviewCount } = course;
  const canonical = `${origin}/courses/${encodeURIComponent(code)}${hint}`;
  const image = imageUrl !== null && URL.canParse(imageUrl, origin) ? new URL(imageUrl, origin).href : null;
  const data = {
    "@context": "https://schema.org",
    "@type": "Course",
    name: title,
    description,
    url: canonical,
    ...(image && { image }),
    provider: { "@type": "Organization", name: organization, url: homeAddress({ origin, hint }) },
    offers: {
      "@type": "Offer",
      price: price ?? 0,
      priceCurrency: "INR",
      category: price ? "Paid" : "Free",
    },
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount },
      }),
  };
  return { ...plain, organization, title, description, canonical, image, data };
}

/** What is said of an address. */
function headOf(found: Found, path: string, { origin, hint }: Omit<Place, "organization">): PageHead {
  const { settings, courseByAddress: course, specialization, blogPost: post, sharedResult: result } = found;
  const organization = settings.name;
  const place = { organization, origin, hint };
  if (course) return courseHead(course, place);
  if (post) return blogPostHead(post, place);
  if (result) return sharedResultHead(result, origin);
  if (path === "/blog") return blogHead(place);
  if (specialization) {
    const titles = specialization.courses.map(({ course: { title } }) => title);
    const { name, databaseId } = specialization;
    return {
      ...{ ...plain, organization, title: name },
      description: titles.length > 0 ? `${name}: ${titles.join(", ")}.` : null,
      canonical: `${origin}/specializations/${databaseId}${hint}`,
    };
  }
  const isMissing = course === null || specialization === null || post === null || result === null;
  return { ...plain, organization, title: names[path] ?? null, isMissing };
}

interface Parts {
  gateway: Gateway;
  pipeline: Pipeline;
  /** The built page. */
  page: string;
}

interface FilledPage {
  text: string;
  /** Set while the database is busy or away: the screen will ask for itself, and search engines come back. */
  outage?: Outage | undefined;
  status?: 404;
}

/** The page for an address that names a tenant that does not exist. */
function noInstitute(page: string): FilledPage {
  return { text: fillPage(page, { ...plain, organization: productName, isMissing: true }), status: 404 };
}

/** The page for an address; as it was built where nothing can be said of it now. */
async function pageFor(parts: Parts, exchange: Exchange): Promise<FilledPage> {
  const { request, log } = exchange;
  const { pathname } = getRequestUrl(request);
  try {
    const variableValues = namedIn(pathname);
    const read = await askAsVisitor<Found>({ ...parts, ...exchange }, { document, variableValues });
    if (!read) return { text: parts.page };
    const asked = getOrigin(request, parts.gateway.config.proxyHops);
    const origin = findPublicOrigin(read.tenant, asked);
    const hint = tenantHint(await parts.gateway.tenants.list(), read.tenant, origin);
    const head = headOf(read.data, pathname, { origin, hint });
    return { text: fillPage(parts.page, head) };
  } catch (error) {
    // The screen itself will tell a person what is wrong; a page without it could not.
    if (error instanceof RejectedRequest && error.status === 404) return noInstitute(parts.page);
    if (!(error instanceof RejectedRequest)) log.warn({ err: error }, "a page without a head of its own");
    return { text: parts.page, outage: findOutage(error) };
  }
}

/** Answers the address of a screen with the page, which says what is there before its code has run. */
export async function answerPage(parts: Parts, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  // Nobody is told an address that holds a sign-in code.
  if (getRequestUrl(request).searchParams.has("token")) response.setHeader("Referrer-Policy", "no-referrer");
  const { text, outage, status = 200 } = await pageFor(parts, exchange);
  const body = Buffer.from(text);
  response.setHeader("Content-Type", "text/html;charset=utf-8");
  if (outage) {
    response.setHeader("Retry-After", String(outage.retryAfter));
    response.setHeader("Cache-Control", "no-store");
    return send(request, response, { status: 503, body });
  }
  const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  response.setHeader("ETag", tag);
  // Always asked for again, since it names the files of the newest build.
  // A cookie may come along, which is this browser's alone.
  response.setHeader("Cache-Control", "private, no-cache");
  if (status === 200 && request.headers["if-none-match"] === tag) return void response.writeHead(304).end();
  await send(request, response, { status, body });
}
