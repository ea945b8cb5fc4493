import { IndianRupee } from "lucide-react";
import { useMemo, useState } from "react";
import { graphql } from "react-relay";
import { getOptions } from "#gateway/domains/labelsContract";
import {
  lastPaymentDay,
  type PaymentInput,
  paymentAmount,
  paymentLabels,
  paymentLimits,
  paymentMessages,
  paymentMethodLabels,
  paymentSchemaOn,
  paymentStatusLabels,
} from "#gateway/domains/payments/contract";
import { moneyInWords } from "#gateway/domains/payments/moneyContract";
import type { PaymentFormPayerBalanceQuery } from "~/__generated__/PaymentFormPayerBalanceQuery.graphql";
import { formatMoney } from "~/formats/money";
import { FormCard } from "~/forms/FormCard";
import type { SavedState } from "~/forms/useEditConflict";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { useOptionField } from "~/forms/useOptionField";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { useFetched } from "~/relay/useFetched";
import { PersonPicker } from "~/screens/admin/PersonPicker";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { DateInput } from "~/ui/DateInput";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { findOption, getItemIds, ItemPicker, noItem } from "../ItemPicker";

const query = graphql`
  query PaymentFormPayerBalanceQuery($userId: Int!) {
    user(databaseId: $userId) {
      id
      paymentTotals { paid due }
    }
  }
`;

/** The person's paid and pending totals; nothing until they are known. The form works without them. */
function PayerBalance({ userId }: { userId: number }) {
  const totals = useFetched<PaymentFormPayerBalanceQuery>(query, { userId })?.user?.paymentTotals;
  if (!totals) return null;
  return (
    <p role="status" className="-mt-3 text-xs text-muted tabular-nums">
      Paid so far {formatMoney(totals.paid)}, due {formatMoney(totals.due)}
    </p>
  );
}

/** The form's values, as texts. */
type PaymentValues = Record<keyof typeof paymentLabels, string>;

/** The initial values of a new payment. */
export const newPayment = (userId: string): SavedState<PaymentValues> => ({
  version: "",
  values: {
    userId,
    reference: "",
    amount: "",
    transactionDate: "",
    paymentMethod: "",
    status: "PENDING",
    comments: "",
    ...noItem,
  },
});

const methods = getOptions(paymentMethodLabels);
const statuses = getOptions(paymentStatusLabels);

const isUndated = ({ status, transactionDate }: Pick<PaymentValues, "status" | "transactionDate">) =>
  status === "PAID" && transactionDate === "";

interface Props {
  saved: SavedState<PaymentValues>;
  /** The saved payer; null for a new payment without a user. */
  payer: ComboboxOption | null;
  /** The saved course or batch; null for none. */
  item?: ComboboxOption | null;
  /** The organization's today, as YYYY-MM-DD. */
  today: string;
  submitLabel: string;
  /** The address for Cancel. */
  back: string;
  onSave: SaveForm<PaymentInput>;
}

const getLabel = (value: string): string =>
  [...methods, ...statuses].find((option) => option.value === value)?.label ?? value;

const isItem = (name: string): boolean => name === "courseId" || name === "batchId";

/** Spells out the amount, so that a zero too many is noticed. */
function spellOut(typed: string): string {
  const { data } = paymentAmount.safeParse(typed);
  return data === undefined ? "Whole rupees" : moneyInWords(data);
}

/** The form of a new or existing payment; confirms before unsaved changes are lost. */
export function PaymentForm({ saved, payer, item = null, today, submitLabel, back, onSave }: Props) {
  const { status, transactionDate } = saved.values;
  const isNew = saved.version === "";
  // A payment that was stored without a date keeps none.
  const datedToday = isUndated(saved.values) && !isNew ? undefined : "Today if empty";
  const { form, crossing } = useVersionedForm({
    schema: useMemo(
      () => paymentSchemaOn(today, isNew ? null : { status, transactionDate: transactionDate || null }),
      [today, isNew, status, transactionDate],
    ),
    labels: paymentLabels,
    saved,
    onSave,
    kept: useKeptPlace("payment"),
  });
  const [chosenItem, setChosenItem] = useState(() => form.chosen.read("item") ?? item);
  const userField = useOptionField(form.field("userId"), { initial: payer, chosen: form.chosen });
  const { userId } = form.values;
  const formatTheirs = ({ name, theirs }: { name: string; theirs: string }): string =>
    name === "userId" ? (payer?.label ?? theirs) : isItem(name) ? (item?.label ?? "none") : getLabel(theirs);
  const { error: batchError, ...batchField } = form.field("batchId");
  const chooseItem = (option: ComboboxOption | null) => {
    const ids = getItemIds(option);
    setChosenItem(option);
    form.chosen.note("item", option);
    form.set("courseId", ids.courseId);
    form.set("batchId", ids.batchId);
  };
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back={back}
      conflict={{
        title: paymentMessages.changed,
        crossing,
        labels: paymentLabels,
        formatTheirs,
      }}
    >
      <PersonPicker {...userField} userType="U" hint="The learner who pays. Employees can't be chosen." />
      {userId !== "" && <PayerBalance key={userId} userId={Number(userId)} />}
      <ItemPicker
        id={batchField.id}
        name="item"
        label="Paid for"
        value={findOption([chosenItem, item], form.values)}
        onChange={chooseItem}
        onBlur={batchField.onBlur}
        error={form.field("courseId").error ?? batchError}
        hint="The course or batch, if any"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...form.field("reference")} verbatim hint="Bank, UPI or receipt-book reference" />
        <TextInput
          {...form.field("amount")}
          inputMode="numeric"
          autoComplete="off"
          leading={<IndianRupee aria-hidden />}
          hint={spellOut(form.values.amount)}
        />
        <DateInput
          {...form.field("transactionDate")}
          today={today}
          min={paymentLimits.firstDay}
          max={form.values.status === "PAID" ? today : lastPaymentDay(today)}
          hint={form.values.status === "PAID" ? datedToday : undefined}
        />
        <Select {...form.field("paymentMethod")} options={methods} />
        <Select {...form.field("status")} options={statuses} />
      </div>
      <TextArea {...form.field("comments")} limit={paymentLimits.comments} />
    </FormCard>
  );
}
