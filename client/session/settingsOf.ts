import { graphql, readInlineData } from "react-relay";
import type { settingsOf_settings$key } from "../__generated__/settingsOf_settings.graphql";
import type { Settings } from "./settings";

const fragment = graphql`
  fragment settingsOf_settings on OrganizationSettings @inline {
    tenantId
    code
    name
    logo
    theme
    disableLogin
    selfRegistration
    hasBlog
    email
    phone
    address
    city
    website
  }
`;

/** The organization's settings, from an answer that spreads `...settingsOf_settings`. */
export const settingsOf = (settings: settingsOf_settings$key): Settings => readInlineData(fragment, settings);
