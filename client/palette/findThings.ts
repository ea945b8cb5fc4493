import {
  BookOpen,
  Boxes,
  CalendarRange,
  GraduationCap,
  type LucideIcon,
  Newspaper,
  User,
  Wallet,
} from "lucide-react";
import { graphql } from "react-relay";
import { batchStatusLabels } from "#gateway/domains/batches/contract";
import { findValue } from "#gateway/domains/labelsContract";
import type { findThingsQuery$data } from "../__generated__/findThingsQuery.graphql";
import { formatMoney } from "../formats/money";
import type { PaletteEntry, ThingKind } from "./entries";

/** The palette's query to the server, in one request. Each list is ranked there; some are for staff only. */
export const thingsQuery = graphql`
  query findThingsQuery(
    $search: String!
    $isMember: Boolean!
    $seesBatches: Boolean!
    $seesPeople: Boolean!
    $seesPayments: Boolean!
  ) {
    courseMatches(search: $search, first: 6) {
      id
      databaseId
      title
      code
      status
      viewerEnrolment @include(if: $isMember) { id }
    }
    searchLessons(text: $search) {
      topicId
      headline { text }
      topic {
        id
        name
        course {
          id
          databaseId
          code
          title
          viewerEnrolment @include(if: $isMember) { id }
        }
      }
    }
    specializationMatches(search: $search, first: 4) { id databaseId name }
    blogPostMatches(search: $search, first: 4) { id databaseId slug title status }
    batchMatches(search: $search, first: 4) @include(if: $seesBatches) { id databaseId name status }
    userMatches(search: $search, first: 6) @include(if: $seesPeople) { id databaseId name username email }
    paymentMatches(search: $search, first: 4) @include(if: $seesPayments) {
      id
      databaseId
      reference
      amount
      user { name }
    }
  }
`;

/** The icons of the kinds of objects. */
export const thingIcons: Record<ThingKind, LucideIcon> = {
  course: BookOpen,
  lesson: GraduationCap,
  specialization: Boxes,
  post: Newspaper,
  batch: CalendarRange,
  person: User,
  payment: Wallet,
};

type Thing = Omit<PaletteEntry, "value" | "act" | "icon"> & { kind: ThingKind; to: string };

const entry = (thing: Thing): PaletteEntry => ({ ...thing, value: thing.to, icon: thingIcons[thing.kind] });

const draft = (status: string): string => (status === "DRAFT" ? " · Draft" : "");

const statusLabel = (status: string): string => {
  const known = findValue(batchStatusLabels, status);
  return known ? batchStatusLabels[known] : status;
};

type Course = findThingsQuery$data["courseMatches"][number];

/** A course opens where the viewer works with it: for staff its admin page, for enrolled learners their own page. */
function courseEntry({ databaseId, title, code, status, viewerEnrolment }: Course, isStaff: boolean) {
  const address = encodeURIComponent(code);
  const thing = {
    kind: "course" as const,
    label: title,
    also: [code],
    note: `Course ${code}${draft(status)}`,
  };
  if (isStaff) return entry({ ...thing, to: `/admin/courses/${databaseId}` });
  if (!viewerEnrolment) return entry({ ...thing, to: `/courses/${address}` });
  return entry({ ...thing, note: `My course ${code}`, to: `/learner/courses/${address}/${databaseId}` });
}

type Hit = findThingsQuery$data["searchLessons"][number];

/** The most lessons that are offered. */
const mostLessons = 5;

/** A lesson opens where the viewer works with it: for staff in its editor, for learners in the reader. */
function lessonEntry({ topicId, headline, topic: { name, course } }: Hit, isStaff: boolean) {
  const [code, ofTopic] = [encodeURIComponent(course.code), `topics/${topicId}`];
  const found = headline.map(({ text }) => text).join("");
  const thing = { kind: "lesson" as const, label: name, also: [found], note: `Lesson · ${course.title}` };
  if (isStaff) return entry({ ...thing, to: `/admin/courses/${course.databaseId}/${ofTopic}/edit` });
  if (!course.viewerEnrolment) return entry({ ...thing, to: `/courses/${code}/${ofTopic}` });
  return entry({ ...thing, to: `/learner/courses/${code}/${course.databaseId}/${ofTopic}` });
}

/** The lessons that were found, each once: a lesson may have the words in several places. */
function lessonEntries(hits: readonly Hit[], isStaff: boolean): PaletteEntry[] {
  const first = new Map(hits.map((hit) => [hit.topicId, hit] as const).reverse());
  const lessons = hits.filter((hit) => first.get(hit.topicId) === hit).slice(0, mostLessons);
  return lessons.map((hit) => lessonEntry(hit, isStaff));
}

/** Returns the entries for the search results. */
export function thingEntries(data: findThingsQuery$data, isStaff: boolean): PaletteEntry[] {
  const { courseMatches, specializationMatches, blogPostMatches } = data;
  const { batchMatches = [], userMatches = [], paymentMatches = [] } = data;
  return [
    ...courseMatches.map((course) => courseEntry(course, isStaff)),
    ...lessonEntries(data.searchLessons, isStaff),
    ...batchMatches.map(({ databaseId, name, status }) =>
      entry({
        kind: "batch",
        label: name,
        note: `Batch · ${statusLabel(status)}`,
        to: `/admin/batches/${databaseId}`,
      }),
    ),
    ...userMatches.map(({ databaseId, name, username, email }) =>
      entry({
        kind: "person",
        label: name,
        also: [username, email],
        note: username,
        to: `/admin/users/${databaseId}`,
      }),
    ),
    ...specializationMatches.map(({ databaseId, name }) =>
      entry({
        kind: "specialization",
        label: name,
        note: "Specialization",
        to: `${isStaff ? "/admin" : ""}/specializations/${databaseId}`,
      }),
    ),
    ...paymentMatches.map(({ databaseId, reference, amount, user }) =>
      entry({
        kind: "payment",
        label: reference,
        note: `${formatMoney(amount)} · ${user.name}`,
        to: `/admin/payments/${databaseId}`,
      }),
    ),
    ...blogPostMatches.map(({ databaseId, slug, title, status }) =>
      entry({
        kind: "post",
        label: title,
        note: `Post${draft(status)}`,
        to: status === "DRAFT" ? `/admin/blogs/${databaseId}/edit` : `/blog/${encodeURIComponent(slug)}`,
      }),
    ),
  ];
}
