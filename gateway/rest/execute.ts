import { dayIn } from "../domains/dayContract";
import { hasScope } from "../graphql/callers";
import { accessError } from "../graphql/scopes";
import { findBrokenText } from "../graphql/texts";
import { type Reading, readForm } from "../routes/form";
import { BadRequest, type RestCall, type RestInput } from "../routes/route";
import { isMember } from "../session/viewer";
import type { PreparedRoute } from "./prepare";
import { type ErrorBody, failure, type RestResult, toErrorResult } from "./result";
import { type Run, runRoute } from "./run";
import { toHttpStatus } from "./status";

const toCall = ({ context }: Run, input: RestInput): RestCall => ({
  ...input,
  form: {},
  version: null,
  isSignedIn: isMember(context.viewer),
});

type Current = Readonly<Record<string, unknown>>;

/** The version that a caller's change begins from: `version`, or the `updatedAt` of a GET response. */
function readVersion({ body }: RestInput): string | null {
  for (const name of ["version", "updatedAt"]) {
    const value = body[name];
    if (value === undefined || value === null || value === "") continue;
    if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)))
      return value;
    throw new BadRequest(`${name} must be a moment such as 2026-01-31T09:00:00.000Z`, name);
  }
  return null;
}

/** Refuses INVALID for a body with a text that cannot be stored unchanged. */
function refuseBrokenBody({ body }: RestInput): void {
  const problem = findBrokenText(body);
  if (problem !== null) throw new BadRequest(problem);
}

function refuseOtherId({ body }: RestInput, current: Current): void {
  if (body["id"] === undefined || current["id"] === undefined) return;
  if (String(body["id"]) !== String(current["id"]))
    throw new BadRequest("id must be that of the row at this path", "id");
}

function readCall(run: Run, input: RestInput, current: Current | null): RestCall {
  const { context, route } = run;
  const call = toCall(run, input);
  if (!route.form) return call;
  const { timeZone } = context.tenant;
  const reading: Reading = { timeZone, today: dayIn(timeZone, context.clock()) };
  if (current) refuseOtherId(input, current);
  const version = current ? readVersion(input) : null;
  return { ...call, version, form: readForm(route.form, { body: input.body, current, reading }) };
}

/** Number of retries of a change after a concurrent one. */
const tries = 3;

const isConflict = ({ status, body }: RestResult): boolean =>
  status === toHttpStatus("CONFLICT") && ![(body as ErrorBody).fieldErrors ?? []].flat().length;

/**
 * Applies a body to what GET returns. Without a version from the caller, the change begins from the current
 * row, so that it does not undo a concurrent change; it is then retried.
 */
async function executeChange(run: Run, reads: PreparedRoute, input: RestInput): Promise<RestResult> {
  let result: RestResult | undefined;
  let seen: unknown;
  for (let time = 0; time < tries; time += 1) {
    const read = await runRoute({ ...run, route: reads }, toCall(run, input));
    if (read.status !== 200) return read;
    const current = read.body as Current;
    if (result && current["updatedAt"] === seen) return result;
    const call = readCall(run, input, current);
    seen = current["updatedAt"];
    result = await runRoute(run, {
      ...call,
      version: call.version ?? (typeof seen === "string" ? seen : null),
    });
    if (call.version !== null || !isConflict(result)) return result;
  }
  return result ?? failure("CONFLICT", "Someone else changed this at the same time");
}

/** Executes an entry for one request. */
export async function executeRoute(run: Run, input: RestInput): Promise<RestResult> {
  const { form, reads, scopes } = run.route;
  const { viewer } = run.context;
  // A caller without access learns nothing of the errors in the body.
  if (form && !hasScope(viewer, scopes)) return toErrorResult(accessError(viewer));
  // Ahead of the form's rules, which would name a field for what no field may hold.
  if (form) refuseBrokenBody(input);
  if (reads) return executeChange(run, reads, input);
  return runRoute(run, readCall(run, input, null));
}
