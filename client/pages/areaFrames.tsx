import type { ComponentType } from "react";
import { createStaticHandler, generatePath, type RouteObject } from "react-router-dom";
import { adminArea } from "../adminArea";
import { chatArea } from "../chatArea";
import { ScreenSkeleton } from "../layout/ScreenSkeleton";
import { learnerArea } from "../learnerArea";
import { frameScreens } from "../routeFrame";
import { userArea } from "../userArea";
import { openPageStore } from "./pageStore";
import { findPath, openRoutes, type Routes, renderRoutes } from "./renderRoutes";

const areas: RouteObject[] = [...learnerArea, ...chatArea, ...userArea, ...adminArea];

/** Shown until an area's screen has loaded its code: the frame of the area with the screen's skeleton. */
export interface AreaFrame {
  /** The screen's address with placeholders, such as '/admin/courses/:id'. */
  path: string;
  html: string;
  /** The loaders of its routes, from the outermost. */
  lazies: unknown[];
}

/** The `lazy` of `lazyRoute`. */
interface ScreenLazy {
  load: () => Promise<Record<string, ComponentType>>;
  loading: string | ComponentType | undefined;
}

const isScreen = (lazy: object): lazy is ScreenLazy => "load" in lazy;

async function loadSkeleton({ load, loading = ScreenSkeleton }: ScreenLazy): Promise<ComponentType> {
  if (typeof loading !== "string") return loading;
  const Skeleton = (await load())[loading];
  if (!Skeleton) throw new Error(`There is no ${loading}`);
  return Skeleton;
}

/** Precedes a skeleton while it is rendered: where rendering fails, React silently shows something else. */
const reached = "<hr/>";

async function toScreen(lazy: ScreenLazy) {
  const Skeleton = await loadSkeleton(lazy);
  const Component = () => (
    <>
      <hr />
      <Skeleton />
    </>
  );
  // Its query is not sent: the skeleton needs no data.
  return { Component, loader: undefined };
}

/** A route that shows its skeleton, and those below it. Routes that only frame screens show themselves. */
async function withSkeleton({ lazy, children, ...route }: RouteObject): Promise<RouteObject> {
  const below = children && { children: await Promise.all(children.map(withSkeleton)) };
  const loaded = typeof lazy !== "function" ? {} : isScreen(lazy) ? await toScreen(lazy) : await lazy();
  return { ...route, ...loaded, ...below } as RouteObject;
}

/** The addresses of screens with the routes that lead there, from the outermost. */
function* branchesOf(routes: RouteObject[], above: RouteObject[] = []): Generator<RouteObject[]> {
  for (const route of routes) {
    const branch = [...above, route];
    if (route.children) yield* branchesOf(route.children, branch);
    if (route.index || route.path) yield branch;
  }
}

const toPath = (branch: RouteObject[]) => `/${branch.flatMap(({ path }) => path ?? []).join("/")}`;

/** An address of the path: the values of its placeholders are never seen. */
const toSample = (path: string) =>
  generatePath(path, new Proxy({}, { get: (_none, name) => (name === "*" ? "x" : "1"), has: () => true }));

// React does not adopt it: it needs no marks. And the sample's links would lead to the sample.
const leftOut = /<hr\/>|<!--.*?-->|<template[^>]*><\/template>| href="\/[^"]*"/g;

function renderAt(routes: Routes, path: string): Pick<AreaFrame, "html"> & { movedTo: string | null } {
  // No query is answered, so that each part shows its skeleton.
  const { environment } = openPageStore(() => new Promise(() => undefined));
  const url = new URL(toSample(path), "http://page.invalid");
  const context = openRoutes(routes, url, environment);
  const moved = Object.values(context.loaderData).find((data) => data instanceof Response);
  const text = renderRoutes(routes, context);
  const html = text.replace(leftOut, "");
  if (!moved && !text.includes(reached))
    throw new Error(`The skeleton at ${path} cannot be rendered without a browser`);
  if (html.includes(' style="')) throw new Error(`The policy refuses the styles of the skeleton at ${path}`);
  return { html, movedTo: moved?.headers.get("Location") ?? null };
}

/** The frames of all screens of the areas. An address that only leads on has that of the screen where it leads. */
export async function renderFrames(): Promise<AreaFrame[]> {
  const screens = await Promise.all(areas.map(withSkeleton));
  const { dataRoutes } = createStaticHandler(frameScreens(screens));
  const branches = new Map([...branchesOf(areas)].reverse().map((branch) => [toPath(branch), branch]));
  // All within one task: what loads later, such as the sidebar, must not be there for the second.
  const frames = [...branches].map(([path, branch]) => {
    const lazies = branch.flatMap(({ lazy }) => lazy ?? []);
    return { path, lazies, ...renderAt(dataRoutes, path) };
  });
  return frames.map(({ path, movedTo, html, lazies }) => {
    const end = movedTo !== null && findPath(frames, movedTo);
    return { html, lazies, ...frames.find((frame) => frame.path === end), path };
  });
}
