import { Outlet, useParams } from "react-router";
import { numberOf } from "../../../formats/addresses";
import { useLiveTopics } from "./topics/useLiveTopics";

/** Stands around the screens of a batch, and keeps their topics live. */
export function LiveBatch() {
  const { id } = useParams();
  useLiveTopics(numberOf(id));
  return <Outlet />;
}
