import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import createPaymentScreenParameters from "~/__generated__/EditPaymentScreenCreatePaymentQuery$parameters";
import editPaymentScreenParameters from "~/__generated__/EditPaymentScreenQuery$parameters";
import paymentsScreenParameters from "~/__generated__/PaymentsScreenQuery$parameters";
import receiptScreenParameters from "~/__generated__/ReceiptScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { ReceiptSkeleton } from "~/layout/payments/ReceiptSkeleton";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { paymentsList, paymentsVariables } from "./list/paymentsList";

function loadCreation({ request }: LoaderFunctionArgs) {
  const payerId = parseId(new URL(request.url).searchParams.get("user") ?? "");
  return preload(createPaymentScreenParameters, {
    payerId,
    ofUser: payerId > 0,
  });
}

const ofPayment = loadByIds({ paymentId: "id" });

/** The screens; each is loaded with its first visit. */
const screens = {
  payments: lazyWithSkeleton(() => import("./list/PaymentsScreen"), "Payments"),
  createPayment: lazyForm(() => import("./form/EditPaymentScreen"), "CreatePayment"),
  receipt: lazyRoute(() => import("./receipt/ReceiptScreen"), "ReceiptScreen", ReceiptSkeleton),
  editPayment: lazyForm(() => import("./form/EditPaymentScreen"), "EditPayment"),
};

/** The routes of payments: list, forms and receipt. */
export const paymentRoutes: RouteObject[] = [
  {
    path: "payments",
    loader: loadList(paymentsScreenParameters, paymentsList, paymentsVariables),
    lazy: screens.payments,
  },
  { path: "payments/create", loader: loadCreation, lazy: screens.createPayment },
  { path: "payments/:id", loader: ofPayment(receiptScreenParameters), lazy: screens.receipt },
  { path: "payments/:id/edit", loader: ofPayment(editPaymentScreenParameters), lazy: screens.editPayment },
];
