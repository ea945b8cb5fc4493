/** The text below a picture, a recording or a file; nothing without one. */
export function Caption({ children }: { children: string }) {
  return children ? <figcaption className="mt-2 text-sm text-muted">{children}</figcaption> : null;
}
