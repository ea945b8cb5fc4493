import { useCallback } from "react";
import { useNavigate } from "react-router";
import { formatCatalogueAddress, refineCatalogue } from "./catalogueAddress";
import { useRequestedCatalogue } from "./requestedCatalogue";

interface HowChanged {
  /** Typing leaves no trail of half words for the Back button. */
  typed?: boolean;
}

/** What the catalogue's filters show, and what changes them: they are kept in the address alone. */
export function useRefineCatalogue() {
  const { requested, waiting } = useRequestedCatalogue();
  const navigate = useNavigate();
  const refine = useCallback(
    (change: Parameters<typeof refineCatalogue>[1], { typed = false }: HowChanged = {}) => {
      const search = formatCatalogueAddress(refineCatalogue(requested, change));
      void navigate({ search }, { replace: typed, preventScrollReset: true });
    },
    [navigate, requested],
  );
  return { requested, waiting, refine };
}
