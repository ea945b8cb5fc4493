import type { RouteObject } from "react-router-dom";
import type { CertificateTemplateScreenQuery } from "~/__generated__/CertificateTemplateScreenQuery.graphql";
import certificateTemplateParameters from "~/__generated__/CertificateTemplateScreenQuery$parameters";
import type { CertificateTemplatesScreenQuery } from "~/__generated__/CertificateTemplatesScreenQuery.graphql";
import certificateTemplatesParameters from "~/__generated__/CertificateTemplatesScreenQuery$parameters";
import issuedParameters from "~/__generated__/IssuedScreenQuery$parameters";
import type { IssueScreenQuery } from "~/__generated__/IssueScreenQuery.graphql";
import issueParameters from "~/__generated__/IssueScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { listVariables } from "~/lists/listParams";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
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
    loader: () => preload<CertificateTemplatesScreenQuery>(certificateTemplatesParameters, {}),
    lazy: lazyRoute(() => import("./CertificateTemplatesScreen"), "CertificateTemplatesScreen", {
      loading: FormSkeleton,
    }),
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
    loader: ({ params }) =>
      preload<CertificateTemplateScreenQuery>(certificateTemplateParameters, {
        templateId: parseId(params["id"]),
      }),
    lazy: lazyRoute(() => import("./design/CertificateTemplateScreen"), "CertificateTemplateScreen", {
      loading: FormSkeleton,
    }),
  },
  {
    path: "certificates/templates/:id/issue",
    loader: ({ params }) => preload<IssueScreenQuery>(issueParameters, { templateId: parseId(params["id"]) }),
    lazy: lazyRoute(() => import("./IssueScreen"), "IssueScreen", { loading: FormSkeleton }),
  },
];
