import type {
  InputFieldMap,
  InputFieldRef,
  InputShapeFromFields,
  InputShapeFromTypeParam,
  InputType,
} from "@pothos/core";
import { builder } from "./builder";
import type { Types } from "./rows";

type AnyInput = InputType<Types> | [InputType<Types>];

/** An argument, or a field of an input. */
interface Declared<Type extends AnyInput = AnyInput, Required extends boolean = boolean> {
  type: Type;
  required: Required;
  description?: string;
  defaultValue?: unknown;
}

type Declarations = Readonly<Record<string, Declared>>;

/** The fields of declarations, as the builder types them. */
type Fields<Given extends Declarations> = {
  [Name in keyof Given]: InputFieldRef<
    Types,
    InputShapeFromTypeParam<Types, Given[Name]["type"], Given[Name]["required"]>
  >;
};

const declare =
  <Required extends boolean>(isRequired: Required) =>
  <const Type extends AnyInput>(
    type: Type,
    description?: string,
    defaultValue?: InputShapeFromTypeParam<Types, NoInfer<Type>, true>,
  ): Declared<Type, Required> => ({
    type,
    required: isRequired,
    ...(description !== undefined && { description }),
    ...(defaultValue !== undefined && { defaultValue }),
  });

/** A value that callers must give; an input that is the whole of a command needs no description. */
export const required = declare(true);

/** A value that may be null or left out. */
export const optional = declare(false);

/** The required id of a row of this kind, such as `rowId("course")`. */
export const rowId = (noun: string) => required("Int", `The ${noun}'s id.`);

/** The `version` of an update. */
export const editedVersion = optional(
  "DateTime",
  "The `updatedAt` when the edit began; null overwrites any version.",
);

/** A builder of fields, without its kind: arguments and the fields of inputs are declared in the same way. */
interface FieldBuilder {
  field: (declared: Declared) => unknown;
}

const makeFields = (t: unknown, declarations: Declarations): unknown =>
  Object.fromEntries(
    Object.entries(declarations).map(([name, declared]) => [name, (t as FieldBuilder).field(declared)]),
  );

/** The arguments of a field. */
export const toArgs = <const Given extends Declarations>(declarations: Given): Fields<Given> =>
  builder.args((t) => makeFields(t, declarations) as InputFieldMap) as Fields<Given>;

/** Adds an input type. */
export const inputType = <const Given extends Declarations>(
  name: string,
  declarations: Given,
  description?: string,
) =>
  builder.inputRef<InputShapeFromFields<Fields<Given>>>(name).implement({
    ...(description !== undefined && { description }),
    fields: (t) => makeFields(t, declarations) as never,
  });

/** The token that a mailed link holds. */
export const linkToken = { token: required("String", "The token in the link.") };
