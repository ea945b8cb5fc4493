import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { Holidays } from "#gateway/domains/batchTopics/dayContract";
import { namedDays } from "#gateway/domains/holidays/contract";
import type { useHolidays_query$key } from "~/__generated__/useHolidays_query.graphql";
import type { useHolidaysQuery } from "~/__generated__/useHolidaysQuery.graphql";
import type { useHolidaysSubscription } from "~/__generated__/useHolidaysSubscription.graphql";
import { changeList } from "~/lists/changeList";
import { quietRequest } from "~/relay/network";
import { useLive } from "~/relay/useLive";

graphql`
  fragment useHolidays_holiday on Holiday {
    id
    databaseId
    day
    endDay
    name
    updatedAt
  }
`;

/** The result of a change to the holidays. */
graphql`
  fragment useHolidays_change on HolidaysChange {
    holidays { ...useHolidays_holiday @relay(mask: false) }
  }
`;

const subscription = graphql`
  subscription useHolidaysSubscription {
    holidaysChanged { ...useHolidays_change }
  }
`;

const query = graphql`
  query useHolidaysQuery {
    holidays { ...useHolidays_holiday @relay(mask: false) }
  }
`;

/** Applies a change to the store's list of holidays. */
export function takeHolidays(store: RecordSourceSelectorProxy, change: RecordProxy | null | undefined): void {
  const rows = change?.getLinkedRecords("holidays");
  if (rows) changeList(store.getRoot(), "holidays", () => rows);
}

/** Keeps the holidays in sync with the server. */
export function useLiveHolidays(): void {
  const environment = useRelayEnvironment();
  useLive<useHolidaysSubscription>(subscription, {
    variables: {},
    updater: (store) => takeHolidays(store, store.getRootField("holidaysChanged")),
    onCatchUp: () => {
      const options = { networkCacheConfig: quietRequest };
      // When the network fails, the next catch-up reads them.
      void fetchQuery<useHolidaysQuery>(environment, query, {}, options)
        .toPromise()
        .catch(() => undefined);
    },
  });
}

/** Returns the days without classes with their names, kept in sync with the server. */
export function useHolidays(key: useHolidays_query$key): Holidays {
  const { holidays } = useFragment(
    graphql`
      fragment useHolidays_query on Query {
        holidays { id day endDay name }
      }
    `,
    key,
  );
  useLiveHolidays();
  return useMemo(() => namedDays(holidays), [holidays]);
}

const none: useHolidaysQuery["response"]["holidays"] = [];

/** The same for parts that open after their screen, such as a dialog: empty until loaded. */
export function useReadHolidays(): Holidays {
  const environment = useRelayEnvironment();
  const [holidays, setHolidays] = useState(none);
  useEffect(() => {
    const reading = fetchQuery<useHolidaysQuery>(environment, query, {}, { fetchPolicy: "store-or-network" });
    const { unsubscribe } = reading.subscribe({
      next: (data) => setHolidays(data.holidays),
      // Without them there are no warnings; the server checks dates in any case.
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment]);
  return useMemo(() => namedDays(holidays), [holidays]);
}
