// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";

const heading = {
  kind: "TEXT",
  x: 20,
  y: 20,
  width: 100,
  height: 12,
  text: "Certificate",
  size: 20,
  bold: true,
  colour: "#000000",
  align: "CENTER",
};
const template = {
  __typename: "CertificateTemplate",
  id: "t1",
  databaseId: 1,
  name: "Java certificate",
  scopes: [{ databaseId: 8, courseId: 3, batchId: null, specializationId: null, name: "Java Basics" }],
  isLandscape: true,
  elements: [{ ...heading, elementId: "heading" }],
  backgroundFileId: null,
  backgroundUrl: null,
  logoFileId: null,
  logoUrl: null,
  signatureFileId: null,
  signatureUrl: null,
  assessmentId: null,
  minProgress: 100,
  minGrade: null,
  validityMonths: null,
  isAutomatic: true,
  isActive: true,
  updatedAt: "2026-11-01T10:00:00.000Z",
};
const script = {
  certificateTemplate: template,
  certificatePreview: [{ elementId: "heading", path: "M0 0h9v9h-9Z" }],
  specializations: { nodes: [] },
  assessments: { edges: [] },
};

describe("a template of certificates", () => {
  it("shows its rule and its sheet, and saves what was changed", async () => {
    const saveCertificateTemplate = {
      __typename: "SavedCertificateTemplatePayload",
      warning: null,
      template: { ...template, minProgress: 80 },
    };
    const gateway = scriptGateway({ ...script, saveCertificateTemplate });
    openAdmin("/admin/certificates/templates/1");
    expect(await screen.findByRole("heading", { level: 1, name: "Java certificate" })).toBeTruthy();
    expect(document.title).toContain("Java certificate");
    expect(screen.getByRole("list", { name: "Chosen courses" }).textContent).toBe("Java Basics");
    expect(screen.getByRole("button", { name: /Certificate$/ })).toBeTruthy();
    const progress = screen.getByDisplayValue("100");
    await userEvent.clear(progress);
    await userEvent.type(progress, "80");
    await userEvent.click(screen.getByRole("button", { name: "Save template" }));
    await waitFor(() => expect(gateway.names()).toContain("certificateCommandsSaveMutation"));
    expect(gateway.askedAs("certificateCommandsSaveMutation")[0]?.variables).toMatchObject({
      templateId: 1,
      version: template.updatedAt,
      input: { courseIds: [3], batchIds: [], minProgress: 80, elements: [{ ...heading, id: "heading" }] },
    });
  });

  it("takes several courses by keys, and lets one go", async () => {
    const other = { __typename: "Course", id: "c9", databaseId: 9, code: "SQL", title: "SQL Basics" };
    const gateway = scriptGateway({
      ...script,
      courseMatches: [other],
      saveCertificateTemplate: { __typename: "SavedCertificateTemplatePayload", warning: null, template },
    });
    openAdmin("/admin/certificates/templates/1");
    const chosen = await screen.findByRole("list", { name: "Chosen courses" });
    const names = () =>
      within(chosen)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    const search = screen.getByRole("combobox", { name: /Courses/ });
    await userEvent.type(search, "SQL");
    await screen.findByRole("option", { name: /SQL Basics/ });
    await waitFor(() => expect(search.getAttribute("aria-activedescendant")).not.toBeNull());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(names()).toEqual(["Java Basics", "SQL Basics"]));
    screen.getByRole("button", { name: "Remove Java Basics" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(names()).toEqual(["SQL Basics"]);
    // The focus goes back to the search, not to the page.
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: /Courses/ }));
    await userEvent.click(screen.getByRole("button", { name: "Save template" }));
    await waitFor(() => expect(gateway.names()).toContain("certificateCommandsSaveMutation"));
    expect(gateway.askedAs("certificateCommandsSaveMutation")[0]?.variables).toMatchObject({
      input: { courseIds: [9] },
    });
  });

  it("keeps an element and its outline apart in Relay's store", async () => {
    const warnings = vi.spyOn(console, "error");
    scriptGateway(script);
    openAdmin("/admin/certificates/templates/1");
    await waitFor(() => expect(document.querySelector("path[d='M0 0h9v9h-9Z']")).not.toBeNull());
    expect(warnings).not.toHaveBeenCalled();
  });
});
