import { RotateCcw } from "lucide-react";
import { getOptions } from "#gateway/domains/labelsContract";
import { anyTime, paymentStatusLabels } from "#gateway/domains/payments/contract";
import { monthNames } from "~/formats/dates";
import { FilterFold } from "~/lists/FilterFold";
import { usePendingParams } from "~/lists/usePendingParams";
import { PersonPicker } from "~/screens/admin/PersonPicker";
import { Button } from "~/ui/Button";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { findOption, getItemIds, ItemPicker } from "../ItemPicker";
import { paymentsList } from "./paymentsList";

const statusOptions = getOptions(paymentStatusLabels);
const monthOptions = monthNames.map((label, index) => ({ value: String(index + 1), label }));
const everyYear = { value: String(anyTime), label: "All years" };
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
export function PaymentFilters({ years, payer, item }: Props) {
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
          options={[everyYear, ...years.map(yearOption)]}
          onChange={choose("year")}
        />
        <Select
          label="Month"
          hideLabel
          placeholder={null}
          value={String(month)}
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
