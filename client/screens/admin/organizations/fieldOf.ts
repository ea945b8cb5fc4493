import type { FieldBinding } from "~/forms/useForm";
import type { OrganizationValues } from "./organizationForm";

/** The bindings of the form's fields, by name. */
export type FieldOf = <Name extends keyof OrganizationValues>(
  name: Name,
) => FieldBinding<OrganizationValues[Name]>;
