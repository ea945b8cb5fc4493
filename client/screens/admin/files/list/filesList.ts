import { type FileSort, fileKindNames } from "#gateway/domains/files/contract";
import type { ParsedAddress } from "~/lists/listParams";
import { enumParam, flagParam, textParam, toSearchVariable, yesNoParam } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

/** The library of files, newest first. */
export const filesList = tableList({
  filters: { search: textParam, kind: enumParam(fileKindNames), unused: yesNoParam },
  columns: { uploaded: "NEWEST", name: "NAME", size: "SIZE" } as const satisfies Record<string, FileSort>,
  sort: "uploaded",
  descending: true,
  turned: ["uploaded", "size"],
});

/** The state in the address: filters, order and page. */
type FilesAddress = ParsedAddress<typeof filesList>;

/** The variables of an export: filters and order. */
export function exportedFiles(address: FilesAddress) {
  const { search, kind, unusedOnly, sort, reversed } = filesVariables(address);
  return { search, kind, unusedOnly, sort, reversed };
}

/** Converts the state to the screen's query variables. */
export const filesVariables = (address: FilesAddress) => ({
  search: toSearchVariable(address.search),
  kind: address.kind,
  unusedOnly: flagParam(address.unused),
  ...filesList.variables(address),
});
