import { type ReactNode, StrictMode } from "react";
import { LiveMark } from "./layout/LiveMark";
import { LateToaster } from "./layout/lateParts";
import { SessionQuestions } from "./screens/auth/SessionQuestions";

/** The whole page: the screens of a router, and the parts above all of them. A server renders the same. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      {children}
      <SessionQuestions />
      <LateToaster />
      <LiveMark />
    </StrictMode>
  );
}
