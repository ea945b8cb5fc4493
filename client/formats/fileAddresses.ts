const fileAddress = /^\/files\/\d+\/([^/?#]+)$/;

/** Whether an address is that of an uploaded file. */
export const isUploaded = (address: string): boolean => fileAddress.test(address);

/** The name of an uploaded file as its address has it; null for any other address. */
export function uploadedName(address: string): string | null {
  const name = fileAddress.exec(address)?.[1];
  if (name === undefined) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The address of an uploaded picture in a width; any other address as it is. */
export const inWidth = (address: string, width: 480 | 960): string =>
  isUploaded(address) ? `${address}?width=${width}` : address;

/** The attributes of a picture that is as wide as a card: an uploaded one is loaded in the width that is needed. */
export const pictureSources = (address: string) =>
  isUploaded(address)
    ? {
        sizes: "(min-width: 40rem) 24rem, 100vw",
        srcSet: `${inWidth(address, 480)} 480w, ${inWidth(address, 960)} 960w`,
        src: inWidth(address, 960),
      }
    : { src: address };
