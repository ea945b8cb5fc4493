import { useEffect } from "react";
import { productName } from "#gateway/domains/organizations/contract";
import { currentSession, useSession } from "../session/sessionStore";

/** The page's title: the screen's name before the organization's, or the organization's alone. */
export const pageTitle = (screen: string | null, organization: string | undefined): string =>
  [screen, organization ?? productName].filter(Boolean).join(" · ");

let shown: string | null = null;
/** The object that several screens belong to, such as a course. */
let whole: string | null = null;
let waiting = 0;

function show(screen: string | null): void {
  shown = screen;
  const name = [screen, whole].filter(Boolean).join(" · ") || null;
  const title = pageTitle(name, currentSession().settings?.name);
  document.title = waiting > 0 ? `(${waiting > 99 ? "99+" : waiting}) ${title}` : title;
}

/** Shows the number of unread messages before every title; 0 removes it. */
export function showUnreadInTitle(count: number): void {
  if (count === waiting) return;
  waiting = count;
  show(shown);
}

/**
 * Puts a screen's name before the organization's in the page's title while the screen is mounted. Null leaves the title
 * to a component inside the screen.
 */
export function useScreenTitle(screen: string | null): void {
  useEffect(() => {
    if (screen === null) return;
    show(screen);
    return () => show(null);
  }, [screen]);
}

/** Adds the object that the screens below belong to: 'Topics · SQL and PostgreSQL'. Null adds nothing. */
export function useTitleOfWhole(name: string | null): void {
  useEffect(() => {
    whole = name;
    show(shown);
    return () => {
      whole = null;
      show(shown);
    };
  }, [name]);
}

/** Keeps the organization's name in the page's title. */
export function useOrganizationTitle(): void {
  const organization = useSession().settings?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is written again when the name arrives.
  useEffect(() => show(shown), [organization]);
}
