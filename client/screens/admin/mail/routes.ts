import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import mailScreenParameters from "~/__generated__/MailScreenQuery$parameters";
import type { MailViewScreenQuery } from "~/__generated__/MailViewScreenQuery.graphql";
import mailViewScreenParameters from "~/__generated__/MailViewScreenQuery$parameters";
import type { TemplateScreenQuery } from "~/__generated__/TemplateScreenQuery.graphql";
import templateScreenParameters from "~/__generated__/TemplateScreenQuery$parameters";
import type { TemplatesScreenQuery } from "~/__generated__/TemplatesScreenQuery.graphql";
import templatesScreenParameters from "~/__generated__/TemplatesScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { listVariables } from "~/lists/listParams";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
import { mailList } from "../stateLists";

const loadMail = ({ params }: LoaderFunctionArgs) =>
  preload<MailViewScreenQuery>(mailViewScreenParameters, { mailId: parseId(params["id"]) });

const loadTemplate = ({ params }: LoaderFunctionArgs) =>
  preload<TemplateScreenQuery>(templateScreenParameters, { kind: params["kind"] ?? "" });

/** The routes of mail: the mails, a mail, and the templates. */
export const mailRoutes: RouteObject[] = [
  {
    path: "mail",
    loader: loadList(mailScreenParameters, mailList, listVariables),
    lazy: lazyRoute(() => import("./list/MailScreen"), "MailScreen", { loading: "MailSkeleton" }),
  },
  {
    path: "mail/templates",
    loader: () => preload<TemplatesScreenQuery>(templatesScreenParameters, {}),
    lazy: lazyRoute(() => import("./templates/TemplatesScreen"), "TemplatesScreen", {
      loading: "TemplatesSkeleton",
    }),
  },
  {
    path: "mail/templates/:kind",
    loader: loadTemplate,
    lazy: lazyRoute(() => import("./templates/TemplateScreen"), "TemplateScreen", { loading: FormSkeleton }),
  },
  {
    path: "mail/:id",
    loader: loadMail,
    lazy: lazyRoute(() => import("./view/MailViewScreen"), "MailViewScreen", { loading: "MailViewSkeleton" }),
  },
];
