interface CertificateFacts {
  title: string;
  serial: string;
  /** YYYY-MM-DD. */
  issuedOn: string;
  expiresOn?: string | null | undefined;
  /** The address at which it is verified. */
  address: string;
  organization: string;
}

const splitMonth = (day: string) => {
  const [year = "", month = ""] = day.split("-");
  return { year, month: String(Number(month)) };
};

/** The address at LinkedIn that adds a certificate to a profile, filled in. */
export function linkedInAddress({
  title,
  serial,
  issuedOn,
  expiresOn,
  address,
  organization,
}: CertificateFacts): string {
  const issued = splitMonth(issuedOn);
  const parameters = new URLSearchParams({
    startTask: "CERTIFICATION_NAME",
    name: title,
    organizationName: organization,
    issueYear: issued.year,
    issueMonth: issued.month,
    certUrl: address,
    certId: serial,
  });
  if (expiresOn) {
    const { year, month } = splitMonth(expiresOn);
    parameters.set("expirationYear", year);
    parameters.set("expirationMonth", month);
  }
  return `https://www.linkedin.com/profile/add?${parameters}`;
}
