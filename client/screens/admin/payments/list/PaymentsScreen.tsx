import { RotateCcw } from "lucide-react";
import { useId } from "react";
import { graphql } from "react-relay";
import { monthNames } from "#gateway/domains/dayContract";
import { getOptions } from "#gateway/domains/labelsContract";
import { anyTime, noDate, paymentStatusLabels } from "#gateway/domains/payments/contract";
import type { PaymentsScreenQuery } from "~/__generated__/PaymentsScreenQuery.graphql";
import { FilterFold } from "~/lists/FilterFold";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { usePendingParams } from "~/lists/usePendingParams";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { paymentsChanged } from "~/screens/admin/changes";
import { PersonPicker, personOption } from "~/screens/admin/PersonPicker";
import { Button } from "~/ui/Button";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { Skeleton } from "~/ui/Skeleton";
import { useRememberedFlag } from "~/ui/useRememberedFlag";
import { batchItem, courseItem, findOption, getItemIds, ItemPicker } from "../ItemPicker";
import { PaymentTiles, SalesChart, SalesToggle } from "./PaymentFigures";
import { aboutPayments, PaymentTable, paymentColumns } from "./PaymentTable";
import { allSales, paymentsList } from "./paymentsList";

const statusOptions = [{ value: allSales, label: "Paid and pending" }, ...getOptions(paymentStatusLabels)];
const monthOptions = monthNames.map((label, index) => ({ value: String(index + 1), label }));
const everyYear = { value: String(anyTime), label: "All years" };
const withoutDate = { value: String(noDate), label: "No date" };
const everyMonth = { value: String(anyTime), label: "All months" };

const yearOption = (year: number) => ({ value: String(year), label: String(year) });

interface Props {
  /** The available years, latest first. */
  years: readonly number[];
  payer: ComboboxOption | null;
  /** The course or batch of the filter. */
  item: ComboboxOption | null;
}

/** The filters of the figures and the list. The controls show the latest choice, even before its rows arrive. */
function PaymentFilters({ years, payer, item }: Props) {
  const { requested, refine, choose, show } = usePendingParams(paymentsList);
  const { year, month, search, status, user, course, batch } = requested;
  const itemIds = { courseId: String(course ?? ""), batchId: String(batch ?? "") };
  const chooseItem = (option: ComboboxOption | null) => {
    const { courseId, batchId } = getItemIds(option);
    refine({ course: Number(courseId) || null, batch: Number(batchId) || null });
  };
  return (
    <div data-noprint className="mb-3 flex flex-wrap gap-3">
      <FilterFold
        className="grid-cols-2 lg:grid-cols-[minmax(0,8fr)_minmax(0,6fr)_minmax(0,6fr)_minmax(0,5fr)_minmax(0,6fr)_minmax(0,6fr)_auto]"
        isSet={paymentsList.isFiltered({ ...requested, search: "" })}
        search={
          <SearchInput
            label="Search payments"
            value={search}
            onChange={(words) => refine({ search: words }, { typed: true })}
            className="max-lg:col-span-2 max-sm:flex-1"
          />
        }
      >
        <PersonPicker
          label="User"
          hideLabel
          userType="U"
          placeholder="All users"
          value={user !== null && payer?.value === String(user) ? payer : null}
          onChange={(option) => refine({ user: option ? Number(option.value) : null })}
          className="max-lg:col-span-2"
        />
        <ItemPicker
          label="Paid for"
          hideLabel
          placeholder="Paid for"
          value={findOption([item], itemIds)}
          onChange={chooseItem}
          className="max-lg:col-span-2"
        />
        <Select
          label="Year"
          hideLabel
          placeholder={null}
          value={String(year)}
          options={[everyYear, ...years.map(yearOption), withoutDate]}
          onChange={(chosen) =>
            refine({ year: Number(chosen), ...(Number(chosen) === noDate && { month: anyTime }) })
          }
        />
        <Select
          label="Month"
          hideLabel
          placeholder={null}
          value={String(month)}
          disabled={year === noDate}
          options={[everyMonth, ...monthOptions]}
          onChange={choose("month")}
        />
        <Select
          label="Status"
          hideLabel
          placeholder="All statuses"
          value={status ?? ""}
          options={statusOptions}
          onChange={choose("status")}
        />
        <Button
          icon={<RotateCcw />}
          disabled={!paymentsList.isFiltered(requested)}
          onClick={() => show(paymentsList.withoutFilters(requested))}
        >
          Reset
        </Button>
      </FilterFold>
    </div>
  );
}

const query = graphql`
  query PaymentsScreenQuery(
    $year: Int, $month: Int, $chartYear: Int, $search: String, $status: PaymentStatus, $sales: Boolean
    $userId: Int
    $payerId: Int!, $ofUser: Boolean!, $courseId: Int, $batchId: Int, $itemId: Int!
    $ofCourse: Boolean!, $ofBatch: Boolean!
    $sort: PaymentSort, $reversed: Boolean
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    today
    paymentYears
    payer: user(databaseId: $payerId) @include(if: $ofUser) { databaseId name email }
    course(databaseId: $itemId) @include(if: $ofCourse) { databaseId title }
    batch(databaseId: $itemId) @include(if: $ofBatch) { databaseId name }
    totals: paymentTotals(
      year: $year
      month: $month
      search: $search
      userId: $userId
      courseId: $courseId
      batchId: $batchId
    ) { sales paid due }
    months: paymentMonths(
      year: $chartYear
      search: $search
      status: $status
      userId: $userId
      courseId: $courseId
      batchId: $batchId
    ) { month sales paid due }
    payments(
      year: $year, month: $month, search: $search, status: $status, sales: $sales, userId: $userId
      courseId: $courseId, batchId: $batchId
      sort: $sort, reversed: $reversed
      first: $first, after: $after, last: $last, before: $before
    ) { ...PaymentTable_payments }
  }
`;

/** Payments: totals, a chart of a year's months, and the list. */
export function PaymentsScreen() {
  useLiveScreen(query, paymentsChanged);
  const { today, paymentYears, payer, course, batch, totals, months, payments } =
    useRouteQuery<PaymentsScreenQuery>(query);
  const [open, setOpen] = useRememberedFlag("PAYMENTS_CHART");
  const folding = { open, chartId: useId(), today };
  const item = course ? courseItem(course) : batch ? batchItem(batch) : null;
  return (
    <ListScreen about={aboutPayments}>
      <PaymentFilters years={paymentYears} payer={payer ? personOption(payer) : null} item={item} />
      <PaymentTable
        payments={payments}
        toolbar={
          <PaymentTiles totals={totals}>
            <SalesToggle {...folding} onToggle={() => setOpen(!open)} />
          </PaymentTiles>
        }
        above={<SalesChart {...folding} months={months} />}
      />
    </ListScreen>
  );
}

const columns = paymentColumns({ offset: 0, onDelete: () => undefined });

/** Placeholder for the list while it loads; the filters work already. */
export function PaymentsSkeleton() {
  return (
    <ListScreenSkeleton
      about={aboutPayments}
      columns={columns}
      toolbar={
        <PaymentTiles totals={null}>
          <Skeleton className="h-9 w-52" />
        </PaymentTiles>
      }
    >
      <PaymentFilters years={[]} payer={null} item={null} />
    </ListScreenSkeleton>
  );
}
