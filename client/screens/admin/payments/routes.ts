import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { CreatePaymentScreenQuery } from "~/__generated__/CreatePaymentScreenQuery.graphql";
import createParameters from "~/__generated__/CreatePaymentScreenQuery$parameters";
import type { EditPaymentScreenQuery } from "~/__generated__/EditPaymentScreenQuery.graphql";
import editParameters from "~/__generated__/EditPaymentScreenQuery$parameters";
import type { PaymentsScreenQuery } from "~/__generated__/PaymentsScreenQuery.graphql";
import listParameters from "~/__generated__/PaymentsScreenQuery$parameters";
import type { ReceiptScreenQuery } from "~/__generated__/ReceiptScreenQuery.graphql";
import receiptParameters from "~/__generated__/ReceiptScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { paymentsList, paymentsVariables } from "./list/paymentsList";

const loadList = ({ request }: LoaderFunctionArgs) =>
  preload<PaymentsScreenQuery>(listParameters, paymentsVariables(setPendingParams(paymentsList, request)));

function loadCreation({ request }: LoaderFunctionArgs) {
  const payerId = parseId(new URL(request.url).searchParams.get("user") ?? "");
  return preload<CreatePaymentScreenQuery>(createParameters, { payerId, ofUser: payerId > 0 });
}

const ofPayment = ({ params }: LoaderFunctionArgs) => ({ paymentId: parseId(params["id"]) });

async function listScreen() {
  const [{ PaymentsScreen }, { PaymentsSkeleton }] = await Promise.all([
    import("./list/PaymentsScreen"),
    import("./list/PaymentsSkeleton"),
  ]);
  return lazyScreen(PaymentsScreen, PaymentsSkeleton);
}

async function createScreen() {
  const [{ CreatePaymentScreen }, { FormSkeleton }] = await Promise.all([
    import("./form/CreatePaymentScreen"),
    import("./form/FormSkeleton"),
  ]);
  return lazyScreen(CreatePaymentScreen, FormSkeleton);
}

async function editScreen() {
  const [{ EditPaymentScreen }, { FormSkeleton }] = await Promise.all([
    import("./form/EditPaymentScreen"),
    import("./form/FormSkeleton"),
  ]);
  return lazyScreen(EditPaymentScreen, FormSkeleton);
}

async function receiptScreen() {
  const [{ ReceiptScreen }, { ReceiptSkeleton }] = await Promise.all([
    import("./receipt/ReceiptScreen"),
    import("~/layout/payments/ReceiptSkeleton"),
  ]);
  return lazyScreen(ReceiptScreen, ReceiptSkeleton);
}

/** The payments of users: the dashboard, a new one, a receipt, and its change. */
export const paymentRoutes: RouteObject[] = [
  { path: "payments", loader: loadList, lazy: listScreen },
  { path: "payments/create", loader: loadCreation, lazy: createScreen },
  {
    path: "payments/:id",
    loader: (args) => preload<ReceiptScreenQuery>(receiptParameters, ofPayment(args)),
    lazy: receiptScreen,
  },
  {
    path: "payments/:id/edit",
    loader: (args) => preload<EditPaymentScreenQuery>(editParameters, ofPayment(args)),
    lazy: editScreen,
  },
];
