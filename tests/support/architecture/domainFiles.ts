export interface DomainFile {
  domain: string;
  file: string;
}

/** A file of a domain, or of what all domains share; undefined for any other. */
export function domainFile(path: string): DomainFile | undefined {
  const match = /^gateway\/domains\/(?:(\w+)\/)?(\w+?)(?:\.ts)?$/.exec(path);
  return match ? { domain: match[1] ?? "", file: match[2] ?? "" } : undefined;
}

/**
 * Whether a file is a contract or a rule. The parts of a contract that the first screens do not need have a file of
 * their own: formContract.ts.
 */
export const isRuleFile = (path: string) =>
  /^(contract|\w+Contract|rules|\w+Rules)$/.test(domainFile(path)?.file ?? "");
