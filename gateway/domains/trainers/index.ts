import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./assignableFields";
import "./BatchTrainer";
import "./clashFields";
import "./mutations";
import "./userFields";

export const manifest: DomainManifest = {
  routes,
  personalData: {
    name: "batches-taught",
    rows: [{ table: "BatchTrainer", by: "trainerId" }],
  },
};
