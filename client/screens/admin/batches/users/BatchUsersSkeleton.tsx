import { useParams } from "react-router-dom";
import { DataTable } from "~/ui/DataTable";
import { BatchUserFilters } from "./BatchUserFilters";
import { BatchUsersHeader } from "./BatchUsersHeader";
import { batchUserColumns, batchUserNoun } from "./batchUserColumns";

const columns = batchUserColumns({ batchId: 0, listId: "" });

/** The list of a batch's users while they are on their way. */
export function BatchUsersSkeleton() {
  const { id = "" } = useParams();
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the batch's users
      </span>
      <BatchUsersHeader batchId={id} />
      <DataTable
        caption="Users of the batch"
        noun={batchUserNoun}
        columns={columns}
        rows={[]}
        rowKey={() => ""}
        loading
        csvName="batch-users.csv"
        toolbar={<BatchUserFilters />}
      />
    </div>
  );
}
