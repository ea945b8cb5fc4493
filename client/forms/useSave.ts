import { type Command, type Payload, type ResultMutation, useMutation } from "../relay/useMutation";
import type { ReadNewest } from "../relay/useReadNewest";
import type { FieldError } from "./useForm";
import { Leaving, type Saved, useLeaveForm } from "./useLeaveForm";

interface Options<Mutation extends ResultMutation> {
  /** The address that the saved form of a screen leads to. */
  to?: string | ((saved: Payload<Mutation>) => string);
  /** Called when it was saved, such as to close the form's dialog. */
  onSaved?: () => void;
  onFieldErrors: (errors: readonly FieldError[]) => void;
  /** Called when someone else saved first, once the latest state is read. */
  onStale?: () => void;
}

/**
 * Saves a form with a command and leaves its screen or closes its dialog; returns false when it was refused.
 * `readNewest`, from `useReadNewest`, reads the latest state when someone else saved first.
 */
export function useSave<Mutation extends ResultMutation>(
  command: Command<Mutation>,
  readNewest?: ReadNewest,
) {
  const leave = useLeaveForm();
  const [commit] = useMutation(command);
  return async (variables: Mutation["variables"], options: Options<Mutation>): Promise<Saved> => {
    const { to, onSaved, onFieldErrors, onStale } = options;
    const saved = await commit(variables, { onFieldErrors, onStale: () => onStale && readNewest?.(onStale) });
    if (saved === null) return false;
    onSaved?.();
    if (to === undefined) return true;
    return new Leaving(leave(typeof to === "string" ? to : to(saved)));
  };
}
