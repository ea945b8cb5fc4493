// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { pageSizes } from "#gateway/domains/lists/contract";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "./openAdmin";

const noRows = {
  totalCount: 0,
  nodes: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};
const mailSetup = {
  isSetUp: true,
  from: "desk@example.com",
  sentToday: 0,
  dailyQuota: 100,
  keptCount: 0,
  keptFrom: null,
  keptUntil: null,
};
const script = {
  announcements: noRows,
  assessments: noRows,
  assignments: noRows,
  certificates: noRows,
  invitations: noRows,
  jobs: noRows,
  mails: noRows,
  rubrics: noRows,
  mailSetup,
  course: null,
  certificateTemplate: { __typename: "CertificateTemplate", id: "ct:7", name: "Diploma" },
};
const firstPage = { first: pageSizes.tables, after: null, last: null, before: null };

const lists = [
  {
    address: "/admin/announcements?state=SENT",
    query: "AnnouncementsScreenQuery",
    variables: { state: "SENT" },
    label: "Cancelled",
    to: "/admin/announcements?state=CANCELLED",
  },
  {
    address: "/admin/jobs?state=FAILED",
    query: "JobsScreenQuery",
    variables: { state: "FAILED" },
    label: "Waiting",
    to: "/admin/jobs?state=WAITING",
  },
  {
    address: "/admin/certificates?search=asha&state=VALID",
    query: "IssuedScreenQuery",
    variables: { search: "asha", state: "VALID", templateId: null, chosenTemplate: 0 },
    label: "Revoked",
    to: "/admin/certificates?state=REVOKED",
  },
  {
    address: "/admin/users/invitations?state=OPEN",
    query: "InvitationsScreenQuery",
    variables: { search: null, state: "OPEN" },
    label: "Accepted",
    to: "/admin/users/invitations?state=ACCEPTED",
  },
  {
    address: "/admin/mail?search=asha&state=FAILED&kind=reset",
    query: "MailScreenQuery",
    variables: { search: "asha", state: "FAILED", kind: "reset", kept: null },
    label: "Sent",
    to: "/admin/mail?state=SENT",
  },
  {
    address: "/admin/assessments?state=DRAFT&kind=EXAM&course=7",
    query: "AdminAssessmentsScreenQuery",
    variables: { search: null, state: "DRAFT", kind: "EXAM", courseId: 7, chosenCourse: 7 },
    label: "Published",
    to: "/admin/assessments?state=PUBLISHED",
  },
  {
    address: "/admin/assignments?state=WAITING",
    query: "AdminAssignmentsScreenQuery",
    variables: { search: null, stage: "WAITING", kind: null, courseId: null, chosenCourse: 0 },
    label: "Given",
    to: "/admin/assignments?state=GIVEN",
  },
];

describe("a list that is counted by state", () => {
  it.each(lists)("asks for what its address names: $address", async ({ address, query, variables }) => {
    const gateway = scriptGateway(script);
    openAdmin(address);
    await screen.findByText(/^No .* match$/);
    expect(gateway.askedAs(query)[0]?.variables).toEqual({ ...variables, ...firstPage });
  });

  it.each(lists)("links each count to the list of its state: $address", async ({ address, label, to }) => {
    scriptGateway(script);
    openAdmin(address);
    const link = await screen.findByRole("link", { name: label });
    expect(link.getAttribute("href")).toBe(to);
    expect(link.getAttribute("aria-current")).toBeNull();
    await userEvent.click(link);
    expect((await screen.findByRole("link", { name: label, current: true })).textContent).toBe(label);
  });

  it("says what it is narrowed to, and leads back to all rows", async () => {
    const gateway = scriptGateway(script);
    openAdmin("/admin/certificates?template=7");
    expect(await screen.findByText("Only certificates of Diploma")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Show all certificates" }));
    await screen.findByText("No certificates yet");
    const asked = gateway.askedAs("IssuedScreenQuery").map(({ variables }) => variables?.["templateId"]);
    expect(asked).toEqual([7, null]);
  });

  it("is a list without counts where rows have no states", async () => {
    const gateway = scriptGateway(script);
    openAdmin("/admin/rubrics?search=essay");
    await screen.findByText("No rubrics match");
    expect(gateway.askedAs("RubricsScreenQuery")[0]?.variables).toEqual({ search: "essay", ...firstPage });
    expect(screen.queryByRole("link", { name: "All" })).toBeNull();
  });
});
