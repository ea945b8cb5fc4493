import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import mailScreenParameters from "~/__generated__/MailScreenQuery$parameters";
import mailViewScreenParameters from "~/__generated__/MailViewScreenQuery$parameters";
import templateScreenParameters from "~/__generated__/TemplateScreenQuery$parameters";
import templatesScreenParameters from "~/__generated__/TemplatesScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { cardsSkeleton } from "~/layout/screenSkeletons";
import { listVariables, loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { loadById } from "../loadById";
import { mailList } from "../stateLists";

const loadTemplate = ({ params }: LoaderFunctionArgs) =>
  preload(templateScreenParameters, { kind: params["kind"] ?? "" });

/** The routes of mail: the mails, a mail, and the templates. */
export const mailRoutes: RouteObject[] = [
  {
    path: "mail",
    loader: loadList(mailScreenParameters, mailList, listVariables),
    lazy: lazyRoute(() => import("./list/MailScreen"), "MailScreen", { loading: "MailSkeleton" }),
  },
  {
    path: "mail/templates",
    loader: () => preload(templatesScreenParameters, {}),
    lazy: lazyRoute(() => import("./templates/TemplatesScreen"), "TemplatesScreen", {
      loading: "TemplatesSkeleton",
    }),
  },
  {
    path: "mail/templates/:kind",
    loader: loadTemplate,
    lazy: lazyForm(() => import("./templates/TemplateScreen"), "TemplateScreen"),
  },
  {
    path: "mail/:id",
    loader: loadById(mailViewScreenParameters, (mailId) => ({ mailId })),
    lazy: lazyRoute(() => import("./view/MailViewScreen"), "MailViewScreen", {
      loading: cardsSkeleton("Loading the mail", [5, 10]),
    }),
  },
];
