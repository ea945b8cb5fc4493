import { graphql } from "react-relay";
import type { UsageScreenQuery } from "~/__generated__/UsageScreenQuery.graphql";
import { formatCount } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PageHeader } from "~/ui/PageHeader";
import { Tile } from "~/ui/Tile";
import { UsageTable } from "./UsageTable";

const query = graphql`
  query UsageScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    generation {
      model
      dailyTokens
      tokensLeft
    }
    generationRuns(first: $first, after: $after, last: $last, before: $before) {
      ...UsageTable_runs
    }
  }
`;

/** What was generated, by whom, and what it has cost. ADMIN only. */
export function UsageScreen() {
  useScreenTitle("AI usage");
  const { generation, generationRuns } = useRouteQuery<UsageScreenQuery>(query);
  const { model, dailyTokens, tokensLeft } = generation;
  return (
    <>
      <UsageHeader />
      <div className="mb-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Tile label="Tokens left today" value={formatCount(tokensLeft)} />
        <Tile label="Tokens a day" value={formatCount(dailyTokens)} />
        <div className="max-sm:col-span-2">
          <Tile label="Model" value={model ?? "None"} />
        </div>
      </div>
      <UsageTable runs={generationRuns} />
    </>
  );
}

/** The head of the list. */
export function UsageHeader() {
  return <PageHeader title="AI usage" subtitle="Everything your organization has generated, newest first." />;
}
