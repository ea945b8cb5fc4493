import { DataTable } from "~/ui/DataTable";
import { BlogsHeader } from "./BlogsScreen";
import { postColumns, postNoun } from "./postColumns";

const columns = postColumns({ failures: {}, ask: () => undefined });

/** The list while its posts are on their way. */
export function BlogsSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading posts
      </span>
      <BlogsHeader />
      <DataTable
        caption="Posts"
        noun={postNoun}
        columns={columns}
        rows={[]}
        rowKey={() => ""}
        loading={5}
        csvName="posts.csv"
      />
    </div>
  );
}
