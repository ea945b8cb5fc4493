import "../graphql/scalars";
import "../graphql/Refusal";
import "./ports";
import "./liveLists";
import "./manifests";
import "./undoIds";
import { builder } from "../graphql/builder";

/** The schema of every handler. */
export const schema = builder.toSchema();
