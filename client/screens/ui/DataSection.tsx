import { Ellipsis, IndianRupee, Users } from "lucide-react";
import { useState } from "react";
import { shortMonths } from "#gateway/domains/dayTextContract";
import { formatDate } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { Avatar } from "~/ui/Avatar";
import { Badge } from "~/ui/Badge";
import { BarChart } from "~/ui/BarChart";
import { Card } from "~/ui/Card";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { Menu } from "~/ui/Menu";
import { ProgressBar } from "~/ui/ProgressBar";
import { RadialChart } from "~/ui/RadialChart";
import { SearchInput } from "~/ui/SearchInput";
import { Tile } from "~/ui/Tile";
import type { Column, Sort } from "~/ui/tableColumns";
import { Section, Specimen } from "./Specimen";

interface Payment {
  id: number;
  name: string;
  amount: number;
  paidOn: string;
  progress: number;
  status: "PAID" | "PENDING" | "CANCELLED";
}

const payments: Payment[] = [
  { id: 1, name: "Ananya Iyer", amount: 125000, paidOn: "2025-03-05", progress: 94, status: "PAID" },
  { id: 2, name: "Rahul Menon", amount: 8500, paidOn: "2025-02-28", progress: 61, status: "PENDING" },
  { id: 3, name: "Zoya Khan", amount: 42000, paidOn: "2025-01-17", progress: 12, status: "CANCELLED" },
];
const tones = { PAID: "success", PENDING: "warning", CANCELLED: "danger" } as const;
const noun = { one: "payment", many: "payments" };

const columns: Column<Payment>[] = [
  {
    key: "name",
    header: "User",
    rowHeader: true,
    sortable: true,
    csv: (row) => row.name,
    cell: (row) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={row.name} size="sm" />
        {row.name}
      </span>
    ),
  },
  { key: "status", header: "Status", cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge> },
  {
    key: "progress",
    header: "Progress",
    cell: (row) => <ProgressBar label={`Progress of ${row.name}`} value={row.progress} className="w-36" />,
  },
  {
    key: "paidOn",
    header: "Paid on",
    sortable: true,
    cell: (row) => formatDate(row.paidOn),
    csv: (row) => row.paidOn,
  },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    sortable: true,
    cell: (row) => formatMoney(row.amount),
    csv: (row) => row.amount,
  },
  {
    key: "actions",
    tall: true,
    header: "Actions",
    hideHeader: true,
    align: "end",
    cell: (row) => (
      <Menu
        label={`Actions for ${row.name}`}
        size="sm"
        icon={<Ellipsis />}
        items={[{ label: "Receipt", to: "/ui" }]}
      />
    ),
  },
];

const sales = shortMonths.map((label, index) => ({
  label,
  value: (index * 37) % 11 === 0 ? 0 : ((index * 7919) % 90) * 1000,
}));

/** Figures, tables and charts. */
export function DataSection() {
  return (
    <Section title="Data">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Tile
          label="Active users"
          value="1,204"
          note="38 more than last month"
          icon={<Users />}
          tone="info"
          to="/ui"
        />
        <Tile label="Sales" value={formatMoney(1234567)} icon={<IndianRupee />} tone="success" />
        <Tile label="Courses" value="311" />
        <Tile label="Completion" value="72%" />
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        <Card title="Sales by month" className="lg:col-span-2">
          <BarChart
            title="Sales by month"
            hideTitle
            bars={sales}
            format={(n) => `${n / 1000}k`}
            heads={["Month", "Sales"]}
          />
        </Card>
        <Card title="Your score">
          <div className="flex justify-center">
            <RadialChart label="Your score" value={85.83} tone="success" />
          </div>
        </Card>
      </div>
      <SortedTable />
      <Specimen name="DataTable: loading">
        <DataTable
          caption="Payments on the way"
          noun={noun}
          columns={columns}
          rows={[]}
          rowKey={(row) => row.id}
          loading={3}
        />
      </Specimen>
      <Specimen name="DataTable: empty">
        <DataTable
          caption="No payments"
          noun={noun}
          columns={columns}
          rows={[]}
          rowKey={(row) => row.id}
          empty={<EmptyState title="No payments in 2020">Payments that staff record appear here.</EmptyState>}
        />
      </Specimen>
    </Section>
  );
}

function SortedTable() {
  const [sort, setSort] = useState<Sort>({ key: "name", direction: "ascending" });
  const [query, setQuery] = useState("");
  const sign = sort.direction === "ascending" ? 1 : -1;
  const key = sort.key === "amount" || sort.key === "paidOn" ? sort.key : "name";
  const found = payments.filter((row) => row.name.toLowerCase().includes(query.toLowerCase()));
  const rows = found.toSorted((a, b) => (a[key] < b[key] ? -sign : sign));
  return (
    <Specimen name="DataTable: search, sort, export, pages">
      <DataTable
        caption="Payments"
        noun={noun}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={setSort}
        total={311}
        offset={24}
        previous="/ui?page=1"
        next="/ui?page=3"
        csvName="payments.csv"
        toolbar={
          <SearchInput
            label="Search payments"
            value={query}
            onChange={setQuery}
            shortcut={false}
            className="w-full sm:w-64"
          />
        }
      />
    </Specimen>
  );
}
