import { DetailSkeleton } from "~/ui/DetailSkeleton";

/** Placeholder for the certificates while they load. */
export const CertificatesSkeleton = () => <DetailSkeleton label="Loading your certificates" lines={[4, 4]} />;
