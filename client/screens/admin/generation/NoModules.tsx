import { ListTree, Sparkles } from "lucide-react";
import { generationMessages } from "#gateway/domains/generation/contract";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { generationPaths, type Target } from "./target";

/** Questions belong to modules, and there are none yet. */
export function NoModules({ target }: { target: Target }) {
  const { view, saved } = generationPaths(target);
  return (
    <Card>
      <EmptyState
        icon={<ListTree />}
        title="No modules yet"
        action={
          <>
            <ButtonLink variant="primary" icon={<Sparkles />} to={`${view}/topics/generate`}>
              Generate topics first
            </ButtonLink>
            <ButtonLink to={saved.TOPICS}>Add modules yourself</ButtonLink>
          </>
        }
      >
        {generationMessages.noModules}
      </EmptyState>
    </Card>
  );
}
