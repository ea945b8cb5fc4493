import type { PageHead } from "./pageHead";

/** The fields of a shared result for previews. */
export interface FoundResult {
  learnerName: string;
  courseTitle: string;
  courseImageUrl: string | null;
  assessmentTitle: string;
  organizationName: string;
  result: { score: number; passed: boolean | null };
}

/** The selection of a shared result in a page's query. */
export const resultSelection =
  "learnerName courseTitle courseImageUrl assessmentTitle organizationName result { score passed }";

/** The head of a shared result's page, for previews of the link. */
export function sharedResultHead(shared: FoundResult, origin: string): PageHead {
  const { learnerName, courseTitle, courseImageUrl, assessmentTitle, organizationName, result } = shared;
  const isImage = courseImageUrl !== null && URL.canParse(courseImageUrl, origin);
  return {
    title: `${learnerName} ${result.passed ? "passed" : "took"} ${assessmentTitle}`,
    organization: organizationName,
    description: `${Math.round(result.score)}% in ${courseTitle} at ${organizationName}.`,
    canonical: null,
    image: isImage ? new URL(courseImageUrl, origin).href : null,
    data: null,
    isMissing: false,
  };
}
