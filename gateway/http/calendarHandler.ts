import { createHash } from "node:crypto";
import { parse } from "graphql";
import type { Gateway } from "../gateway";
import type { Pipeline } from "../schema/pipeline";
import { runAsVisitor } from "./askAsVisitor";
import { namesTag } from "./entityTag";
import type { LoggedExchange } from "./exchange";
import { type CalendarEvent, writeCalendar } from "./icalendar";
import { RejectedRequest, refuseWrites } from "./rejectedRequest";
import { noteFacts } from "./requestFacts";
import { getRequestUrl } from "./requestUrl";
import { send } from "./send";

const document = parse(/* GraphQL */ `
  query BatchCalendarFile($batchId: Int!, $token: String!) {
    batchCalendar(batchId: $batchId, token: $token) {
      name
      description
      meetingLink
      classes {
        uid
        day
        courseTitle
        startsAt
        endsAt
        topicNames
        isDone
        updatedAt
      }
      holidays {
        uid
        day
        endDay
        name
        updatedAt
      }
    }
  }
`);

interface Calendar {
  name: string;
  description: string;
  meetingLink: string | null;
  classes: (Pick<CalendarEvent, "uid" | "day" | "startsAt" | "endsAt" | "updatedAt"> & {
    courseTitle: string;
    topicNames: string[];
    isDone: boolean;
  })[];
  holidays: { uid: string; day: string; endDay: string; name: string; updatedAt: string }[];
}

interface CalendarData {
  batchCalendar: Calendar | null;
}

/** The batch id in `/calendar/batches/12.ics`; undefined for other paths. */
const parseBatchId = (path: string): number | undefined => {
  const digits = /^\/calendar\/batches\/(\d{1,9})\.ics$/.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** Whether an address belongs to this handler. */
export const isCalendarPath = (path: string): boolean => path.startsWith("/calendar/");

const withScheme = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`);

/** The events' ids must be unique in the world: the gateway's name makes them so. */
function toFile({ name, description, meetingLink, classes, holidays }: Calendar, host: string): string {
  const events = classes.map(({ courseTitle, topicNames, isDone, uid, ...times }) => ({
    ...times,
    uid: `class-${uid}@${host}`,
    title: `${courseTitle}: ${topicNames.join(", ")}`,
    description: [name, ...topicNames.map((topic) => `- ${topic}`), ...(isDone ? ["Done"] : [])].join("\n"),
    location: meetingLink,
    url: meetingLink && URL.canParse(withScheme(meetingLink)) ? new URL(withScheme(meetingLink)).href : null,
  }));
  const free = holidays.map(({ uid, day, endDay, name: holiday, updatedAt }) => ({
    uid: `holiday-${uid}@${host}`,
    day,
    endDay,
    updatedAt,
    title: `No class: ${holiday}`,
    startsAt: null,
    endsAt: null,
    description: name,
    location: null,
    url: null,
    isFree: true,
  }));
  return writeCalendar({ name, description, events: [...events, ...free] });
}

/** Serves /calendar: the planned classes of a batch to callers that know the secret in the address. */
export async function handleCalendar(gateway: Gateway, pipeline: Pipeline, exchange: LoggedExchange) {
  const { request, response } = exchange;
  refuseWrites(exchange);
  const { pathname, searchParams, hostname } = getRequestUrl(request);
  const batchId = parseBatchId(pathname);
  const tenant = await gateway.tenants.find(Number(searchParams.get("tenantId") ?? ""));
  noteFacts(request, { operation: "GET calendar/batches/{id}", ...(tenant ? { tenantId: tenant.id } : {}) });
  const token = searchParams.get("token") ?? "";
  // A calendar has no viewer: only the secret counts.
  const found =
    batchId !== undefined && tenant
      ? await runAsVisitor<CalendarData>({ gateway, pipeline, ...exchange }, tenant, {
          document,
          variableValues: { batchId, token },
        })
      : null;
  const calendar = found?.batchCalendar;
  if (!calendar) throw new RejectedRequest(404, "Calendar not found: its address is wrong or was replaced");
  const body = Buffer.from(toFile(calendar, hostname));
  const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  response.setHeader("ETag", tag);
  // Readers cache it but revalidate: a replaced address ends at once.
  response.setHeader("Cache-Control", "private, no-cache");
  if (namesTag(request.headers["if-none-match"], tag)) return void response.writeHead(304).end();
  response.setHeader("Content-Type", "text/calendar; charset=utf-8");
  response.setHeader("Content-Disposition", `inline; filename="batch-${batchId}.ics"`);
  await send(request, response, { status: 200, body });
}
