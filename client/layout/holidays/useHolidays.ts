import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { Holidays } from "#gateway/domains/batchTopics/dayContract";
import { namedDays } from "#gateway/domains/holidays/contract";
import type { useHolidays_query$key } from "~/__generated__/useHolidays_query.graphql";
import type { useHolidaysQuery, useHolidaysQuery$data } from "~/__generated__/useHolidaysQuery.graphql";
import type { useHolidaysSubscription } from "~/__generated__/useHolidaysSubscription.graphql";
import { quietRequest } from "~/relay/network";
import { useLive } from "~/relay/useLive";

/** What a change of the holidays brings along. */
graphql`
  fragment useHolidays_change on HolidaysChange {
    holidays {
      id
      databaseId
      day
      endDay
      name
      updatedAt
    }
  }
`;

const subscription = graphql`
  subscription useHolidaysSubscription {
    holidaysChanged {
      ...useHolidays_change
    }
  }
`;

const query = graphql`
  query useHolidaysQuery {
    holidays {
      id
      databaseId
      day
      endDay
      name
      updatedAt
    }
  }
`;

/** Gives the store's list of holidays the rows of a change. */
export function takeHolidays(store: RecordSourceSelectorProxy, change: RecordProxy | null | undefined): void {
  const rows = change?.getLinkedRecords("holidays");
  if (rows) store.getRoot().setLinkedRecords(rows, "holidays");
}

/** Keeps the holidays as they are at the server. */
export function useLiveHolidays(): void {
  const environment = useRelayEnvironment();
  useLive<useHolidaysSubscription>(subscription, {
    variables: {},
    updater: (store) => takeHolidays(store, store.getRootField("holidaysChanged")),
    onCatchUp: () => {
      const options = { networkCacheConfig: quietRequest };
      // A break in the network is answered by the next one's end.
      void fetchQuery<useHolidaysQuery>(environment, query, {}, options)
        .toPromise()
        .catch(() => undefined);
    },
  });
}

/** Returns the days without classes with their names, as they are at the server. */
export function useHolidays(key: useHolidays_query$key): Holidays {
  const { holidays } = useFragment(
    graphql`
      fragment useHolidays_query on Query {
        holidays {
          id
          day
          endDay
          name
        }
      }
    `,
    key,
  );
  useLiveHolidays();
  return useMemo(() => namedDays(holidays), [holidays]);
}

const none: useHolidaysQuery$data["holidays"] = [];

/** The same for what opens later than its screen, such as a dialog: there are none until they have been read. */
export function useReadHolidays(): Holidays {
  const environment = useRelayEnvironment();
  const [holidays, setHolidays] = useState(none);
  useEffect(() => {
    const reading = fetchQuery<useHolidaysQuery>(environment, query, {}, { fetchPolicy: "store-or-network" });
    const { unsubscribe } = reading.subscribe({
      next: (data) => setHolidays(data.holidays),
      // Without them nothing is warned of; the server knows them whatever is shown.
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment]);
  return useMemo(() => namedDays(holidays), [holidays]);
}
