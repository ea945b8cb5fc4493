import { command, node, query, row } from "./build";
import type { EntryRow, FieldRow } from "./matrix";
import { both, everybody, ofOwn, ofTheTenant, staffOnly, status } from "./outcomes";

export const fields: FieldRow[] = [
  command("createSpecialization", () => `name: ""`, both("INVALID")),
  command(
    "updateSpecialization",
    ({ specialization }) => `specializationId: ${specialization}, name: ""`,
    both("INVALID"),
  ),
  command("updateSpecialization of none", () => `specializationId: 999999, name: "Row"`, both("NOT_FOUND")),
  command("deleteSpecialization", () => "specializationId: 999999", both("NOT_FOUND")),
  command(
    "addCourseToSpecialization",
    ({ specialization, published }) => `specializationId: ${specialization}, courseId: ${published.id}`,
    ofOwn("CONFLICT"),
  ),
  command(
    "removeCourseFromSpecialization",
    ({ specialization }) => `specializationId: ${specialization}, courseId: 999999`,
    both("NOT_FOUND"),
  ),
  command(
    "orderSpecializationCourses",
    ({ specialization }) => `specializationId: ${specialization}, courseIds: []`,
    ofOwn("STALE"),
  ),
  query("specializationMatches", 'specializationMatches(search: "made spec") { name }', ofTheTenant),
  query(
    "specialization with courses to add",
    ({ specialization }) => `specialization(databaseId: ${specialization}) { assignableCourses { code } }`,
    staffOnly,
  ),
  query("specializations", "specializations { nodes { courses { course { code } } } }", everybody),
  query(
    "specializations of DEMO",
    ({ organization }) => `specializations(orgCode: "${organization.code}") { nodes { name } }`,
    ofTheTenant,
  ),
  query(
    "specialization",
    ({ specialization }) => `specialization(databaseId: ${specialization}) { name }`,
    ofTheTenant,
  ),
  node("Specialization", "name", ofTheTenant),
];

export const entries: EntryRow[] = [
  row("POST specializations", () => "specializations", status.invalid, {}),
  row(
    "PUT specializations/{id}",
    ({ specialization }) => `specializations/${specialization}`,
    status.invalidChange,
    { name: "" },
  ),
  row(
    "POST specializations/{id}/courses/{courseId}",
    ({ specialization, published }) => `specializations/${specialization}/courses/${published.id}`,
    status.conflict,
  ),
  row(
    "DELETE specializations/{id}/courses/{courseId}",
    ({ specialization }) => `specializations/${specialization}/courses/999999`,
    status.missing,
  ),
  row("GET specializations", () => "specializations", status.open),
  row(
    "GET specializations/{id}",
    ({ specialization }) => `specializations/${specialization}`,
    status.ofTheTenant,
  ),
  row(
    "GET specializations/{id}/courses",
    ({ specialization }) => `specializations/${specialization}/courses`,
    status.ofTheTenant,
  ),
];
