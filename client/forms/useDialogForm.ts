import type { z } from "zod";
import type { Command, ResultMutation } from "../relay/useMutation";
import { type FormOptions, type FormValues, useForm } from "./useForm";
import type { Saved } from "./useLeaveForm";
import { useSave } from "./useSave";

interface Options<S extends z.ZodObject, V extends FormValues<S>, Mutation extends ResultMutation>
  extends Omit<FormOptions<S, V>, "onSubmit"> {
  toVariables: (data: z.output<S>) => Mutation["variables"];
  onClose: () => void;
}

/** The form of a dialog that closes once a command has saved its values. */
export function useDialogForm<
  S extends z.ZodObject,
  V extends FormValues<S>,
  Mutation extends ResultMutation,
>(command: Command<Mutation>, { toVariables, onClose, ...options }: Options<S, V, Mutation>) {
  const save = useSave(command);
  const form = useForm<S, V>({
    ...options,
    onSubmit: (data): Promise<Saved> =>
      save(toVariables(data), { onFieldErrors: form.setServerErrors, onSaved: onClose }),
  });
  return form;
}
