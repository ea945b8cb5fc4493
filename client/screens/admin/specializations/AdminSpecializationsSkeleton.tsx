import { DataTable } from "~/ui/DataTable";
import { SpecializationsHeader, specializationColumns } from "./AdminSpecializationList";

/** The list of specializations while it loads. */
export function AdminSpecializationsSkeleton() {
  return (
    <div aria-busy="true">
      <SpecializationsHeader />
      <span role="status" className="sr-only">
        Loading the specializations
      </span>
      <DataTable
        caption="Specializations"
        noun={{ one: "specialization", many: "specializations" }}
        columns={specializationColumns}
        rows={[]}
        rowKey={({ id }) => id}
        csvName="specializations.csv"
        loading={6}
      />
    </div>
  );
}
