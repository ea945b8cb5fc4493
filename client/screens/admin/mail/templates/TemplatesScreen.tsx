import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { TemplatesScreenQuery } from "~/__generated__/TemplatesScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { SkeletonText } from "~/ui/Skeleton";

const query = graphql`
  query TemplatesScreenQuery @preloadable {
    mailTemplates { id kind name description isOriginal }
  }
`;

const title = "Mail templates";

const Head = () => (
  <PageHeader
    title={title}
    subtitle="The texts of your mails. Changes apply to new mails."
    breadcrumbs={[{ label: "Mail", to: "/admin/mail" }, { label: "Templates" }]}
  />
);

/** The texts of every kind of mail. For administrators. */
export function TemplatesScreen() {
  const { mailTemplates } = useRouteQuery<TemplatesScreenQuery>(query);
  useScreenTitle(title);
  return (
    <>
      <Head />
      <Card flush className="max-w-3xl">
        <ul className="divide-y divide-line">
          {mailTemplates.map(({ id, kind, name, description, isOriginal }) => (
            <li key={id} className="relative px-5 py-3 hover:bg-hover">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  to={`/admin/mail/templates/${kind}`}
                  className="font-medium text-ink after:absolute after:inset-0"
                >
                  {name}
                </Link>
                {!isOriginal && <Badge tone="info">Changed</Badge>}
              </span>
              <span className="mt-0.5 block text-sm text-muted">{description}</span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** Placeholder for the templates while they load. */
export function TemplatesSkeleton() {
  return (
    <Loading label="Loading the templates">
      <Head />
      <Card className="max-w-3xl">
        <SkeletonText lines={8} />
      </Card>
    </Loading>
  );
}
