// Has Lighthouse look at pages, one after the other, in a browser that is open already. Takes what is asked as JSON on
// its input, {port, pages, settings}, and prints what came out as one line of JSON for each page.
import { text } from "node:stream/consumers";
import lighthouse from "lighthouse";

const { port, pages, settings } = JSON.parse(await text(process.stdin));

/** The faults that an audit found, with their places as far as it names them. */
const placesOf = ({ details }) =>
  (details?.items ?? []).map(({ node, issueType, source, description, url, subItems }) =>
    [node?.selector, issueType, source, description, url, ...(subItems?.items ?? []).map(({ url }) => url)]
      .filter((word) => typeof word === "string")
      .join(" "),
  );

// An audit that could not be made leaves its category without a score, and says why.
const isFault = ({ score, errorMessage }) => errorMessage !== undefined || (score !== null && score < 1);

function faultsOf({ categories, audits }) {
  return Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter((ref) => ref.weight > 0 && id !== "performance")
      .map((ref) => audits[ref.id])
      .filter(isFault)
      .map((audit) => `${id}: ${audit.title} ${audit.errorMessage ?? placesOf(audit).join("; ")}`),
  );
}

for (const page of pages) {
  const flags = { port, output: "json", logLevel: "error", disableFullPageScreenshot: true, ...settings };
  const { lhr } = await lighthouse(page, flags);
  const { audits, categories, runtimeError, runWarnings } = lhr;
  const numbers = Object.entries(audits).filter(([, { numericValue }]) => numericValue !== undefined);
  const answer = {
    page,
    error: runtimeError?.message ?? null,
    warnings: runWarnings,
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, score])),
    faults: faultsOf(lhr),
    numbers: Object.fromEntries(numbers.map(([id, { numericValue }]) => [id, numericValue])),
    requests: audits["network-requests"]?.details?.items.length ?? null,
  };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
