import { Hammer } from "lucide-react";
import { useLocation } from "react-router";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { ButtonLink } from "../../../ui/ButtonLink";
import { Card } from "../../../ui/Card";
import { EmptyState } from "../../../ui/EmptyState";
import { PageHeader } from "../../../ui/PageHeader";
import { linkOf } from "./adminPlaces";

/** Says of an area that it does not exist yet, and where to go on. */
export function NotBuiltScreen() {
  const area = linkOf(useLocation().pathname)?.label ?? "Administration";
  useScreenTitle(area);
  return (
    <>
      <PageHeader title={area} />
      <Card>
        <EmptyState
          icon={<Hammer />}
          title="This area is not built yet"
          action={<ButtonLink to="/admin/courses">Go to the courses</ButtonLink>}
        >
          {`${area} will be managed here. Nothing can be seen or changed until then.`}
        </EmptyState>
      </Card>
    </>
  );
}
