import { useEffect } from "react";
import { pageSizes } from "#gateway/domains/lists/contract";

interface Pages<Data> {
  readonly data: Data;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number) => unknown;
}

/** Takes the return value of `usePaginationFragment`, and loads pages until the last row has arrived. */
export function useAllPages<Data>({ data, hasNext, isLoadingNext, loadNext }: Pages<Data>): Data {
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(pageSizes.max);
  }, [hasNext, isLoadingNext, loadNext]);
  return data;
}
