// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signInProblems } from "#gateway/domains/identityProviders/contract";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { authRoutes } from "~/screens/auth/routes";

const provider = (name: string, address: string) => ({ __typename: "SignInProvider", name, address });

describe("the providers on the login page", () => {
  it("are links that take the address along, after the password", async () => {
    scriptGateway({
      signInProviders: [provider("School", "/auth/oidc/3"), provider("Google", "/auth/oidc/4")],
    });
    openScreen("/auth/login?next=%2Fcourses%3Fa%3D1", authRoutes);
    const school = await screen.findByRole("link", { name: "Continue with School" });
    expect(school.getAttribute("href")).toBe("/auth/oidc/3?next=%2Fcourses%3Fa%3D1");
    expect(screen.getByRole("link", { name: "Continue with Google" })).toBeTruthy();
    const password = screen.getByLabelText(/^Password/);
    expect(password.compareDocumentPosition(school)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("say why a sign-in came to nothing", async () => {
    scriptGateway({ signInProviders: [] });
    openScreen("/auth/login?problem=unverified", authRoutes);
    expect(await screen.findByText(signInProblems.unverified)).toBeTruthy();
  });

  it("are no reason to trust an address that brings a text of its own", async () => {
    scriptGateway({ signInProviders: [] });
    openScreen("/auth/login?problem=Call%20us", authRoutes);
    expect(await screen.findByRole("button", { name: "Login" })).toBeTruthy();
    expect(screen.queryByText(/Call us/)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
