import { command, node, nodeNumber, query, row } from "./build";
import type { EntryRow, FieldRow } from "./matrix";
import { both, everybody, ofOwn, ofTheTenant, status } from "./outcomes";

export const fields: FieldRow[] = [
  command("createCategory", () => `name: ""`, both("INVALID")),
  command("deleteCategory", (rows) => `categoryId: ${nodeNumber(rows, "Category")}`, ofOwn("CONFLICT")),
  command(
    "renameCategory",
    (rows) => `categoryId: ${nodeNumber(rows, "Category")}, name: ""`,
    both("INVALID"),
  ),
  command("renameCategory of none", () => `categoryId: 999999, name: "Row"`, both("NOT_FOUND")),
  query("categories", "categories { nodes { name } }", { ...everybody, other: "yes" }),
  query("category", (rows) => `category(databaseId: ${nodeNumber(rows, "Category")}) { name }`, ofTheTenant),
  node("Category", "name", ofTheTenant),
];

export const entries: EntryRow[] = [
  row("POST categories", () => "categories", status.invalid, {}),
  row("PUT categories/{id}", () => "categories/999999", status.missing, { name: "Row" }),
  row("DELETE categories/{id}", () => "categories/999999", status.missing),
  row("GET categories", () => "categories", status.open),
  row("GET categories/{id}", (rows) => `categories/${nodeNumber(rows, "Category")}`, status.ofTheTenant),
];
