/** The number in a part of an address; what is no number is the address of nothing, and no row has the number 0. */
export const numberOf = (text: string | undefined): number =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : 0;
