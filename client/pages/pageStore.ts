import {
  Environment,
  Network,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from "relay-runtime";
import type { PageAnswer, PageData, PageQuery } from "#gateway/domains/pages/contract";

/** Executes a page's query on behalf of a visitor. */
export type AskForPage = (query: PageQuery) => Promise<PageAnswer>;

/** Creates a store for one page that records its responses. */
export function openPageStore(ask: AskForPage) {
  const underWay: Promise<PageData["answers"][number]>[] = [];
  const fetch = ({ id, name }: RequestParameters, variables: Variables) => {
    const documentId = id ?? "";
    const answer = ask({ id: documentId, name, variables });
    underWay.push(answer.then((found) => [documentId, variables, found]));
    return answer;
  };
  const environment = new Environment({
    network: Network.create(fetch),
    store: new Store(new RecordSource()),
    // Otherwise timers would hold what was loaded for minutes.
    isServer: true,
  });
  /** All responses, once they have arrived. */
  const settle = () => Promise.all(underWay);
  return { environment, settle };
}
