import { graphql } from "react-relay";
import { signInProblems } from "#gateway/domains/identityProviders/contract";
import type { ProviderLinksQuery } from "~/__generated__/ProviderLinksQuery.graphql";
import { useFetched } from "~/relay/useFetched";
import { buttonClass } from "~/ui/buttonClass";
import { Notice } from "./Notice";

const query = graphql`
  query ProviderLinksQuery {
    signInProviders { name address }
  }
`;

interface Props {
  next: string | null;
  /** Whether they open in another tab, which signs in for this one, too. */
  inNewTab?: boolean;
}

/** The other ways to sign in, below everything else, so that nothing moves when they arrive. */
export function ProviderLinks({ next, inNewTab = false }: Props) {
  const providers = useFetched<ProviderLinksQuery>(query, {})?.signInProviders ?? [];
  const rest = next === null ? "" : `?next=${encodeURIComponent(next)}`;
  return (
    <div className="mt-5 grid gap-2">
      {providers.map(({ name, address }) => (
        <a
          key={address}
          href={`${address}${rest}`}
          target={inNewTab ? "_blank" : undefined}
          rel={inNewTab ? "noopener" : undefined}
          className={buttonClass({ className: "min-h-11 w-full" })}
        >
          Continue with {name}
          {inNewTab && " in another tab"}
        </a>
      ))}
    </div>
  );
}

/** Why a sign-in by a provider came to nothing; nothing for a code that is none of ours. */
export function ProviderProblem({ problem }: { problem: string | null }) {
  const found = Object.entries(signInProblems).find(([code]) => code === problem);
  return found ? <Notice tone="danger">{found[1]}</Notice> : null;
}
