/** The address of a demo picture, which ships with the client; null where there is none. */
export const coverAddress = ({ cover }: { cover?: string }): string | null =>
  cover === undefined ? null : `/covers/${cover}.svg`;
