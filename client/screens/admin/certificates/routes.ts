import type { RouteObject } from "react-router-dom";
import certificateTemplateParameters from "~/__generated__/CertificateTemplateScreenQuery$parameters";
import certificateTemplatesParameters from "~/__generated__/CertificateTemplatesScreenQuery$parameters";
import issuedParameters from "~/__generated__/IssuedScreenQuery$parameters";
import issueParameters from "~/__generated__/IssueScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { listVariables, loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { loadById } from "../loadById";
import { issuedList } from "../stateLists";

/** The routes of certificates. */
export const certificateRoutes: RouteObject[] = [
  {
    path: "certificates",
    loader: loadList(issuedParameters, issuedList, listVariables),
    lazy: lazyRoute(() => import("./IssuedScreen"), "IssuedScreen", { loading: "IssuedSkeleton" }),
  },
  {
    path: "certificates/templates",
    loader: () => preload(certificateTemplatesParameters, {}),
    lazy: lazyForm(() => import("./CertificateTemplatesScreen"), "CertificateTemplatesScreen"),
  },
  {
    path: "certificates/templates/create",
    lazy: lazyRoute(
      () => import("./design/CreateCertificateTemplateScreen"),
      "CreateCertificateTemplateScreen",
    ),
  },
  {
    path: "certificates/templates/:id",
    loader: loadById(certificateTemplateParameters, (templateId) => ({ templateId })),
    lazy: lazyForm(() => import("./design/CertificateTemplateScreen"), "CertificateTemplateScreen"),
  },
  {
    path: "certificates/templates/:id/issue",
    loader: loadById(issueParameters, (templateId) => ({ templateId })),
    lazy: lazyForm(() => import("./IssueScreen"), "IssueScreen"),
  },
];
