import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { EditPaymentScreenCreatePaymentQuery } from "~/__generated__/EditPaymentScreenCreatePaymentQuery.graphql";
import createPaymentScreenParameters from "~/__generated__/EditPaymentScreenCreatePaymentQuery$parameters";
import type { EditPaymentScreenQuery } from "~/__generated__/EditPaymentScreenQuery.graphql";
import editPaymentScreenParameters from "~/__generated__/EditPaymentScreenQuery$parameters";
import type { PaymentsScreenQuery } from "~/__generated__/PaymentsScreenQuery.graphql";
import paymentsScreenParameters from "~/__generated__/PaymentsScreenQuery$parameters";
import type { ReceiptScreenQuery } from "~/__generated__/ReceiptScreenQuery.graphql";
import receiptScreenParameters from "~/__generated__/ReceiptScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { ReceiptSkeleton } from "~/layout/payments/ReceiptSkeleton";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
import { paymentsList, paymentsVariables } from "./list/paymentsList";

const loadList = ({ request }: LoaderFunctionArgs) =>
  preload<PaymentsScreenQuery>(
    paymentsScreenParameters,
    paymentsVariables(setPendingParams(paymentsList, request)),
  );

function loadCreation({ request }: LoaderFunctionArgs) {
  const payerId = parseId(new URL(request.url).searchParams.get("user") ?? "");
  return preload<EditPaymentScreenCreatePaymentQuery>(createPaymentScreenParameters, {
    payerId,
    ofUser: payerId > 0,
  });
}

const ofPayment = ({ params }: LoaderFunctionArgs) => ({ paymentId: parseId(params["id"]) });

/** The routes of payments: list, forms and receipt. */
export const paymentRoutes: RouteObject[] = [
  {
    path: "payments",
    loader: loadList,
    lazy: lazyRoute(() => import("./list/PaymentsScreen"), "PaymentsScreen", { loading: "PaymentsSkeleton" }),
  },
  {
    path: "payments/create",
    loader: loadCreation,
    lazy: lazyRoute(() => import("./form/EditPaymentScreen"), "CreatePaymentScreen", {
      loading: FormSkeleton,
    }),
  },
  {
    path: "payments/:id",
    loader: (args) => preload<ReceiptScreenQuery>(receiptScreenParameters, ofPayment(args)),
    lazy: lazyRoute(() => import("./receipt/ReceiptScreen"), "ReceiptScreen", { loading: ReceiptSkeleton }),
  },
  {
    path: "payments/:id/edit",
    loader: (args) => preload<EditPaymentScreenQuery>(editPaymentScreenParameters, ofPayment(args)),
    lazy: lazyRoute(() => import("./form/EditPaymentScreen"), "EditPaymentScreen", { loading: FormSkeleton }),
  },
];
