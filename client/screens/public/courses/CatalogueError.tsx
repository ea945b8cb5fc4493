import { Navigate, useLocation, useRouteError } from "react-router";
import { ScreenError } from "../../../layout/ScreenError";
import { RequestError } from "../../../relay/requestError";
import { formatCatalogueAddress, parseCatalogueAddress, refineCatalogue } from "./catalogueAddress";

/** Takes the catalogue's place when it fails; a page that the server cannot read gives way to the first one. */
export function CatalogueError() {
  const error = useRouteError();
  const address = parseCatalogueAddress(useLocation().search);
  const onPage = address.after !== null || address.before !== null;
  if (!onPage || !isRejected(error)) return <ScreenError />;
  return <Navigate replace to={{ search: formatCatalogueAddress(refineCatalogue(address, {})) }} />;
}

/** The server has read the request and wants another one; without a cursor there is nothing else to be wrong with it. */
const isRejected = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === "BAD_USER_INPUT" || error.code === "OTHER");
