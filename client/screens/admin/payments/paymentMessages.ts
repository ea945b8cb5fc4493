export const paymentNoun = { one: "payment", many: "payments" } as const;

export const paymentMessages = {
  created: "Payment created successfully",
  createFailed: "Unable to create payment",
  updated: "Payment updated successfully",
  updateFailed: "Unable to update payment",
  deleted: "Successfully Deleted",
  deleteFailed: "Unable to delete payment",
  askDelete: "Are you sure you want to delete this payment?",
} as const;
