/** The path at which larger files are uploaded, in parts. */
export const uploadPath = "/files/uploads";

/** Whether an address is of an upload in parts. */
export const isForUploads = (path: string): boolean =>
  path === uploadPath || path.startsWith(`${uploadPath}/`);
