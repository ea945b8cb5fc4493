import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { packageRoot } from "#gateway/packageRoot";
import { renderFrames } from "~/pages/areaFrames";
import { openVisitorPages } from "~/pages/visitorPages";

const frames = await renderFrames();
const pages = await openVisitorPages(frames.map(({ path }) => path));
const htmlOf = (path: string) => frames.find((frame) => frame.path === path)?.html ?? "";

describe("the frame of an area's screen", () => {
  it.each([
    ["/learner/courses/:title/:id/topics/:topicId", "Loading the lesson"],
    ["/learner/courses", "My Courses"],
    ["/admin/courses", "Loading courses"],
    ["/admin/batches/:id/users", "Overview"],
    ["/chat/:roomId", "Loading the conversation"],
    ["/users/:username", "Loading the profile"],
  ])("is there at %s with its skeleton", (path, text) => {
    expect(htmlOf(path)).toContain(text);
    expect(htmlOf(path)).toContain("data-area-side");
  });

  it("leads nowhere, and holds nothing that the policy refuses or a browser would have to finish", () => {
    for (const { path, html } of frames) {
      expect(html, path).not.toMatch(/ href="\/|<script| style="|<template|<!--|<hr/);
    }
  });

  it("has the places of the sidebar and the bars alone, and nothing of a person", () => {
    for (const { path, html } of frames) {
      expect(html, path).toMatch(/data-area-side="true"/);
      expect(html, path).not.toMatch(/<nav aria-label="(Learner area|Admin|Most used)"/);
    }
  });

  it("is that of the screen where an address leads on to", () => {
    const { lazies } = frames.find(({ path }) => path === "/admin/courses") ?? {};
    const [admin] = frames.filter(({ path }) => path === "/admin");
    expect([admin?.lazies, admin?.html === htmlOf("/admin/courses")]).toEqual([lazies, true]);
    const course = "/learner/courses/:title/:id";
    expect(htmlOf(course) === htmlOf(`${course}/topics`)).toBe(true);
  });
});

describe("the addresses of screens", () => {
  const { screens } = z
    .object({ screens: z.array(z.object({ path: z.string() })) })
    .parse(JSON.parse(readFileSync(join(packageRoot, "conformance", "screens.json"), "utf8")));
  const own = frames.map(({ path }) => path.replaceAll(/:\w+/g, "1")).filter((path) => !path.endsWith("*"));

  it("are those of all areas, of visitors and of signing in", () => {
    const named = screens.map(({ path }) => (path.split(/[?#]/)[0] ?? "").replaceAll(/\{[^}]*\}/g, "1"));
    const others = [
      ["/", "/home", "/courses", "/courses/Node.js", "/courses/.NET", "/courses/1/topics/2", "/blog"],
      ["/auth", "/auth/login", "/auth/register", "/auth/forgot", "/auth/reset/a.b", "/auth/join/x"],
      ["/results/1-abc", "/verify/A-1", "/courses/", "/courses/%00"],
    ].flat();
    expect(own.length).toBeGreaterThan(80);
    expect([...own, ...named, ...others].filter((path) => !pages.isScreen(path))).toEqual([]);
  });

  it.each([
    "/.git/config",
    "/no/such/page",
    "/admin/nope",
    "/admin/no/such/screen",
    "/learner/nope",
    "/auth/nope",
  ])("are not %s", (path) => expect(pages.isScreen(path)).toBe(false));
});

describe("the frame of an address", () => {
  it.each([
    ["/learner/courses/SQL-PG/5/topics/180", "/learner/courses/:title/:id/topics/:topicId"],
    ["/learner/courses/Node.js/5/", "/learner/courses/:title/:id"],
    ["/admin/courses/create", "/admin/courses/create"],
    ["/admin/courses/7", "/admin/courses/:id"],
    ["/admin/no/such/screen", "/admin/*"],
    ["/users/jane.doe", "/users/:username"],
    ["/projects", "/projects"],
    ["/learner/nope", null],
    ["/courses/HTML-CSS", null],
    ["/admin/%E0%A4%A", null],
    ["/", null],
  ])("at %s is %s", (address, path) => {
    expect(pages.findFrame(address)).toBe(path);
  });
});
