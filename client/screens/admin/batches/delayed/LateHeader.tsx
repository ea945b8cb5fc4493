import { PageHeader } from "../../../../ui/PageHeader";

/** The head of the list of delayed topics. */
export function LateHeader() {
  return (
    <PageHeader
      title="Delayed topics"
      subtitle="What running batches have not done by the day it was planned for."
      breadcrumbs={[{ label: "Batches", to: "/admin/batches" }, { label: "Delayed topics" }]}
    />
  );
}
