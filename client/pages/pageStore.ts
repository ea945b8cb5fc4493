import {
  Environment,
  Network,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from "relay-runtime";
import type { PageAnswer, PageData, PageQuery } from "#gateway/domains/pages/contract";

/** Answers a page's query on behalf of a visitor. */
export type AskForPage = (query: PageQuery) => Promise<PageAnswer>;

/** A store for one page, which remembers what it was answered. */
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
  /** All answers, once they are there. */
  const settle = () => Promise.all(underWay);
  return { environment, settle };
}
