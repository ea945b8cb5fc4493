import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CatalogueAddress,
  catalogueSorts,
  catalogueVariables,
  formatCatalogueAddress,
  isFiltered,
  parseCatalogueAddress,
  refineCatalogue,
  wholeCatalogue,
} from "../../../../client/screens/public/courses/catalogueAddress";
import { levels } from "../../../../gateway/domains/courses/contract";

const text = fc.string({ unit: "grapheme" });
const cursor = fc.string({ minLength: 1 });
const noPage = { after: null, before: null };

const addresses: fc.Arbitrary<CatalogueAddress> = fc
  .tuple(
    fc.record({
      search: text,
      level: fc.constantFrom(null, ...levels),
      category: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
      sort: fc.constantFrom(...catalogueSorts),
    }),
    fc.oneof(
      fc.constant(noPage),
      cursor.map((after) => ({ after, before: null })),
      cursor.map((before) => ({ after: null, before })),
    ),
  )
  .map(([filter, page]) => ({ ...filter, ...page }));

describe("the catalogue's address", () => {
  it("says all that it was made from", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parseCatalogueAddress(formatCatalogueAddress(address))).toEqual(address);
      }),
    );
  });

  it("is written in one way only", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (written) => {
        const once = formatCatalogueAddress(parseCatalogueAddress(written));
        expect(formatCatalogueAddress(parseCatalogueAddress(once))).toBe(once);
      }),
    );
  });

  it("reads anything as some catalogue with at most one cursor", () => {
    fc.assert(
      fc.property(text, text, text, text, text, text, (search, level, category, sort, after, before) => {
        const read = parseCatalogueAddress(
          new URLSearchParams({ search, level, category, sort, after, before }),
        );
        expect(read.after === null || read.before === null).toBe(true);
        expect(catalogueSorts).toContain(read.sort);
        const { first, last } = catalogueVariables(read);
        expect([first, last].filter((size) => size !== null)).toEqual([24]);
      }),
    );
  });

  it("is short for the whole catalogue", () => {
    expect(formatCatalogueAddress(wholeCatalogue)).toBe("");
    expect(parseCatalogueAddress("?level=EASY&category=x&sort=CREATED&after=")).toEqual(wholeCatalogue);
  });
});

describe("refining the catalogue", () => {
  it("starts at the first page and keeps what was not changed", () => {
    fc.assert(
      fc.property(addresses, text, (address, search) => {
        expect(refineCatalogue(address, { search })).toEqual({ ...address, search, ...noPage });
      }),
    );
  });

  it("counts as a filter only when it leaves courses out", () => {
    expect(isFiltered({ ...wholeCatalogue, search: "  ", sort: "NEWEST", after: "x" })).toBe(false);
    expect(isFiltered({ ...wholeCatalogue, level: "BEGINNER" })).toBe(true);
  });

  it("asks the server for words only, and no more than it reads", () => {
    expect(catalogueVariables({ ...wholeCatalogue, search: " " }).search).toBeNull();
    expect(catalogueVariables({ ...wholeCatalogue, search: ` ${"a".repeat(200)}` }).search).toHaveLength(100);
    expect(catalogueVariables({ ...wholeCatalogue, before: "c" })).toMatchObject({
      last: 24,
      before: "c",
      first: null,
    });
  });
});
