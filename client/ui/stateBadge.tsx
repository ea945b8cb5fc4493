import type { ReactNode } from "react";
import { defineLabels, findValue } from "#gateway/domains/labelsContract";
import { Badge } from "./Badge";
import type { Tone } from "./tones";

/**
 * Returns the badge of a state, by its labels and their colours. A state that a later version of the gateway adds is
 * shown in words, without a colour.
 */
// @__NO_SIDE_EFFECTS__
export function stateBadge<State extends string>(
  labels: Readonly<Record<State, string>>,
  tones: Readonly<Record<State, Tone>>,
  icons?: Readonly<Partial<Record<State, ReactNode>>>,
) {
  return function StateBadge({ state }: { state: string }) {
    const known = findValue(labels, state);
    if (known === undefined) return <Badge>{defineLabels(state)[state]}</Badge>;
    return (
      <Badge tone={tones[known]} icon={icons?.[known]}>
        {labels[known]}
      </Badge>
    );
  };
}
