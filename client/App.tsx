import { type ReactNode, StrictMode } from "react";
import { LiveMark } from "./layout/LiveMark";
import { LateToaster } from "./layout/lateParts";
import { LogOutQuestion } from "./screens/auth/LogOutQuestion";
import { SignInAgain } from "./screens/auth/SignInAgain";
import { AccountSwitch } from "./session/AccountSwitch";

/** The whole page: the screens of a router, and the parts above all of them. A server renders the same. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      {children}
      <AccountSwitch />
      <SignInAgain />
      <LogOutQuestion />
      <LateToaster />
      <LiveMark />
    </StrictMode>
  );
}
