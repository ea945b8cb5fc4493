import { PageHeader } from "~/ui/PageHeader";

/** The head of the list of delayed topics. */
export function LateHeader() {
  return (
    <PageHeader
      title="Delayed topics"
      subtitle="Topics past their planned date in running batches"
      breadcrumbs={[{ label: "Batches", to: "/admin/batches" }, { label: "Delayed topics" }]}
    />
  );
}
