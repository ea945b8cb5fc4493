import { DetailSkeleton } from "~/ui/DetailSkeleton";

/** Placeholder for a certificate while it loads. */
export const VerifySkeleton = () => <DetailSkeleton label="Loading the certificate" lines={[3, 8]} />;
