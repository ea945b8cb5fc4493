import { parse } from "graphql";
import { blogHead, blogPostHead, type FoundPost, postSelection } from "./blogHead";
import { homeAddress, type PageHead, type PageSite } from "./pageHead";
import { type FoundResult, resultSelection, sharedResultHead } from "./sharedResultHead";

/** The public screens with fixed titles. */
const names: Readonly<Record<string, string>> = {
  "/courses": "All Courses",
  "/specializations": "Specializations",
};

/** The fields that a head needs. */
export const headQuery = parse(`
  query PageHead(
    $course: String!, $isCourse: Boolean!
    $specialization: Int!, $isSpecialization: Boolean!
    $post: String!, $isPost: Boolean!
    $result: String!, $isResult: Boolean!
    $serial: String!, $isCertificate: Boolean!
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
    certificate(serial: $serial) @include(if: $isCertificate) { name title organizationName }
  }
`);

/** The facts about an address. */
export interface AddressFacts {
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
  certificate?: { name: string; title: string; organizationName: string } | null;
}

/** Decodes a part of a path; undefined when it cannot be decoded or stored. */
function decode(part: string): string | undefined {
  try {
    return part.includes("%00") ? undefined : decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The object that a public address names. */
export function namedIn(path: string) {
  const course = decode(/^\/courses\/([^/]+)$/.exec(path)?.[1] ?? "");
  const specialization = /^\/specializations\/(?:[^/]+\/)?(\d{1,9})$/.exec(path)?.[1];
  const post = decode(/^\/blog\/([^/]+)$/.exec(path)?.[1] ?? "");
  const result = /^\/results\/([\w-]{1,80})$/.exec(path)?.[1];
  const serial = decode(/^\/verify\/([^/]+)$/.exec(path)?.[1] ?? "");
  return {
    serial: serial ?? "",
    isCertificate: path.startsWith("/verify/"),
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

/** An empty head. */
export const plainHead = {
  title: null,
  description: null,
  canonical: null,
  image: null,
  data: null,
  isMissing: false,
};

function courseHead(
  course: NonNullable<AddressFacts["courseByAddress"]>,
  { organization, origin, hint }: PageSite,
) {
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
  return { ...plainHead, organization, title, description, canonical, image, data };
}

/** The head of an address. */
export function makeHead(
  found: AddressFacts,
  path: string,
  { origin, hint }: Omit<PageSite, "organization">,
): PageHead {
  const { settings, courseByAddress: course, specialization, blogPost: post, sharedResult: result } = found;
  const { certificate } = found;
  const organization = settings.name;
  const place = { organization, origin, hint };
  if (course) return courseHead(course, place);
  if (post) return blogPostHead(post, place);
  if (result) return sharedResultHead(result, origin);
  if (certificate)
    return {
      ...plainHead,
      organization,
      title: `${certificate.name}: ${certificate.title}`,
      description: `A certificate of ${certificate.organizationName}.`,
      isUnlisted: true,
    };
  if (path === "/blog") return blogHead(place);
  if (specialization) {
    const titles = specialization.courses.map(({ course: { title } }) => title);
    const { name, databaseId } = specialization;
    return {
      ...plainHead,
      organization,
      title: name,
      description: titles.length > 0 ? `${name}: ${titles.join(", ")}.` : null,
      canonical: `${origin}/specializations/${databaseId}${hint}`,
    };
  }
  const isMissing = [course, specialization, post, result, certificate].includes(null);
  return { ...plainHead, organization, title: names[path] ?? null, isMissing };
}
