import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import createPaymentScreenParameters from "~/__generated__/EditPaymentScreenCreatePaymentQuery$parameters";
import editPaymentScreenParameters from "~/__generated__/EditPaymentScreenQuery$parameters";
import paymentsScreenParameters from "~/__generated__/PaymentsScreenQuery$parameters";
import receiptScreenParameters from "~/__generated__/ReceiptScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { ReceiptSkeleton } from "~/layout/payments/ReceiptSkeleton";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { loadById } from "../loadById";
import { paymentsList, paymentsVariables } from "./list/paymentsList";

function loadCreation({ request }: LoaderFunctionArgs) {
  const payerId = parseId(new URL(request.url).searchParams.get("user") ?? "");
  return preload(createPaymentScreenParameters, {
    payerId,
    ofUser: payerId > 0,
  });
}

/** The routes of payments: list, forms and receipt. */
export const paymentRoutes: RouteObject[] = [
  {
    path: "payments",
    loader: loadList(paymentsScreenParameters, paymentsList, paymentsVariables),
    lazy: lazyRoute(() => import("./list/PaymentsScreen"), "PaymentsScreen", { loading: "PaymentsSkeleton" }),
  },
  {
    path: "payments/create",
    loader: loadCreation,
    lazy: lazyForm(() => import("./form/EditPaymentScreen"), "CreatePaymentScreen"),
  },
  {
    path: "payments/:id",
    loader: loadById(receiptScreenParameters, (paymentId) => ({ paymentId })),
    lazy: lazyRoute(() => import("./receipt/ReceiptScreen"), "ReceiptScreen", { loading: ReceiptSkeleton }),
  },
  {
    path: "payments/:id/edit",
    loader: loadById(editPaymentScreenParameters, (paymentId) => ({ paymentId })),
    lazy: lazyForm(() => import("./form/EditPaymentScreen"), "EditPaymentScreen"),
  },
];
