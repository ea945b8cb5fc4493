import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import certificateTemplateParameters from "~/__generated__/CertificateTemplateScreenQuery$parameters";
import certificateTemplatesParameters from "~/__generated__/CertificateTemplatesScreenQuery$parameters";
import issuedParameters from "~/__generated__/IssuedScreenQuery$parameters";
import issueParameters from "~/__generated__/IssueScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { issuedList, issuedVariables } from "../stateLists";

const ofTemplate = loadByIds({ templateId: "id" });

/** The screens; each is loaded with its first visit. */
const screens = {
  issued: lazyWithSkeleton(() => import("./IssuedScreen"), "Issued"),
  certificateTemplates: lazyForm(() => import("./CertificateTemplatesScreen"), "CertificateTemplates"),
  createCertificateTemplate: lazyRoute(
    () => import("./design/CreateCertificateTemplateScreen"),
    "CreateCertificateTemplateScreen",
  ),
  certificateTemplate: lazyForm(() => import("./design/CertificateTemplateScreen"), "CertificateTemplate"),
  issue: lazyForm(() => import("./IssueScreen"), "Issue"),
};

/** Reads the candidates of what the address names; a foreign number there finds none. */
const loadIssue = ({ params, request }: LoaderFunctionArgs) => {
  const named = new URL(request.url).searchParams.get("for");
  const scopeId = named === null ? null : parseId(named);
  return preload(issueParameters, { templateId: parseId(params["id"]), scopeId });
};

/** The routes of certificates. */
export const certificateRoutes: RouteObject[] = [
  {
    path: "certificates",
    loader: loadList(issuedParameters, issuedList, issuedVariables),
    lazy: screens.issued,
  },
  {
    path: "certificates/templates",
    loader: () => preload(certificateTemplatesParameters, {}),
    lazy: screens.certificateTemplates,
  },
  { path: "certificates/templates/create", lazy: screens.createCertificateTemplate },
  {
    path: "certificates/templates/:id",
    loader: ofTemplate(certificateTemplateParameters),
    lazy: screens.certificateTemplate,
  },
  { path: "certificates/templates/:id/issue", loader: loadIssue, lazy: screens.issue },
];
