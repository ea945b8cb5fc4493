import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import mailScreenParameters from "~/__generated__/MailScreenQuery$parameters";
import mailViewScreenParameters from "~/__generated__/MailViewScreenQuery$parameters";
import templateScreenParameters from "~/__generated__/TemplateScreenQuery$parameters";
import templatesScreenParameters from "~/__generated__/TemplatesScreenQuery$parameters";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { cardsSkeleton } from "~/layout/screenSkeletons";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { mailList, mailVariables } from "../stateLists";

const loadTemplate = ({ params }: LoaderFunctionArgs) =>
  preload(templateScreenParameters, { kind: params["kind"] ?? "" });

const ofMail = loadByIds({ mailId: "id" });

/** The screens; each is loaded with its first visit. */
const screens = {
  mail: lazyWithSkeleton(() => import("./list/MailScreen"), "Mail"),
  templates: lazyWithSkeleton(() => import("./templates/TemplatesScreen"), "Templates"),
  template: lazyForm(() => import("./templates/TemplateScreen"), "Template"),
  mailView: lazyRoute(
    () => import("./view/MailViewScreen"),
    "MailViewScreen",
    cardsSkeleton("Loading the mail", [5, 10]),
  ),
};

/** The routes of mail: the mails, a mail, and the templates. */
export const mailRoutes: RouteObject[] = [
  { path: "mail", loader: loadList(mailScreenParameters, mailList, mailVariables), lazy: screens.mail },
  { path: "mail/templates", loader: () => preload(templatesScreenParameters, {}), lazy: screens.templates },
  { path: "mail/templates/:kind", loader: loadTemplate, lazy: screens.template },
  { path: "mail/:id", loader: ofMail(mailViewScreenParameters), lazy: screens.mailView },
];
