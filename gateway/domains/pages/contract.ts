/** A query of a page, as a browser would post it. */
export interface PageQuery {
  id: string;
  name: string;
  variables: Readonly<Record<string, unknown>>;
}

/** The gateway's response to a successful query. */
export interface PageAnswer {
  data: Readonly<Record<string, unknown>>;
}

/** The data of a rendered page, so that the browser's first rendering sends no request. */
export interface PageData {
  answers: readonly (readonly [id: string, variables: PageQuery["variables"], answer: PageAnswer])[];
}

/** The id of the element that holds a page's data as JSON. */
export const pageDataId = "page-data";

/** A visitors' page before its code has run. */
export interface RenderedPage {
  /** HTML of the page's root. */
  html: string;
  /** Elements for the head that start the pictures seen first. */
  pictures: string;
  data: PageData;
  tenantId: number;
  /** The organization's colour; null for the product's own. */
  brand: string | null;
  /** Milliseconds for which the rendering blocked everything else. */
  milliseconds: number;
}

/** The client's part of the visitors' pages: it knows their addresses and renders them. */
export interface VisitorPages {
  /**
   * The path of the route for an address, such as 'courses/:id', or '*' where no screen is; null for pages that are not
   * rendered: those for signed-in viewers, and for signing in.
   */
  findRoute(path: string): string | null;
  /** The address with placeholders that a screen of an area has, such as '/admin/courses/:id'; null for others. */
  findFrame(path: string): string | null;
  /** Whether a screen has the address, of any area. An address that cannot be decoded counts as one. */
  isScreen(path: string): boolean;
  /** Renders the page at an address, path and query string, for a visitor. Rejects when a query is not answered. */
  render(address: string, ask: (query: PageQuery) => Promise<PageAnswer>): Promise<RenderedPage>;
}
