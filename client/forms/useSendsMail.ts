import { graphql } from "react-relay";
import type { useSendsMailQuery } from "../__generated__/useSendsMailQuery.graphql";
import { useFetched } from "../relay/useFetched";

const query = graphql`
  query useSendsMailQuery {
    settings { sendsMail }
  }
`;

/** Whether mails are sent, for screens that promise one; true until it is known. */
export const useSendsMail = (): boolean =>
  useFetched<useSendsMailQuery>(query, {})?.settings.sendsMail ?? true;
