import { type DocumentNode, Kind, type OperationDefinitionNode, type TypeNode } from "graphql";
import { exportLimits } from "#gateway/domains/lists/exportContract";
import { BadRequest } from "#gateway/routes/route";

/** Variables that paging sets. */
const reserved = new Set(["first", "after"]);

function parseNumber(name: string, text: string): number {
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw new BadRequest(`${name} must be a whole number`, name);
}

function parseFlag(name: string, text: string): boolean {
  if (text === "true" || text === "false") return text === "true";
  throw new BadRequest(`${name} must be true or false`, name);
}

function parseList(name: string, text: string): number[] {
  const parts = text.split(",");
  if (parts.length > exportLimits.ids)
    throw new BadRequest(`${name} can name at most ${exportLimits.ids} rows`, name);
  return parts.map((part) => parseNumber(name, part));
}

/** Parses a parameter by the type of its variable; the schema checks the rest. */
function parseValue(type: TypeNode, name: string, text: string): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return parseValue(type.type, name, text);
  if (type.kind === Kind.LIST_TYPE) return parseList(name, text);
  if (type.name.value === "Int") return parseNumber(name, text);
  return type.name.value === "Boolean" ? parseFlag(name, text) : text;
}

const isOperation = ({ kind }: { kind: string }): boolean => kind === Kind.OPERATION_DEFINITION;

/** The variables that an address gives. Throws BadRequest for a parameter that the table does not know. */
export function parseVariables(document: DocumentNode, query: URLSearchParams): Record<string, unknown> {
  const operation = document.definitions.find(isOperation) as OperationDefinitionNode;
  const types = new Map(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [variable.name.value, type]),
  );
  const variables: Record<string, unknown> = {};
  for (const [name, text] of query) {
    // Any address may name its tenant.
    if (name === "tenantId") continue;
    const type = reserved.has(name) ? undefined : types.get(name);
    if (!type) throw new BadRequest(`${name} is not a filter of this table`, name);
    variables[name] = parseValue(type, name, text);
  }
  return variables;
}
