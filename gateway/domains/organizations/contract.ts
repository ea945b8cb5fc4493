export const licenseStatuses = ["ACTIVE", "INACTIVE", "EXPIRED"] as const;

/** The title of the page, and the brand, where no organization's name is known. */
export const productName = "Lectern";
