import { useLocation } from "react-router-dom";

/** The place where the form of a screen keeps its unsaved input: by the screen's address. */
export function useKeptPlace(name: string): { name: string; id: string } {
  const { pathname } = useLocation();
  return { name, id: pathname };
}
