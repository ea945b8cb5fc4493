/** Has an object record whether any of some properties was read. */
export function noticing<Watched extends object>(
  watched: Watched,
  names: readonly (keyof Watched)[],
): { watched: Watched; wasAsked: () => boolean } {
  let asked = false;
  for (const name of names) {
    const value = watched[name];
    const get = () => {
      asked = true;
      return value;
    };
    Object.defineProperty(watched, name, { get, enumerable: true });
  }
  return { watched, wasAsked: () => asked };
}
