import { graphql, readInlineData } from "react-relay";
import type { readSettings_settings$key } from "../__generated__/readSettings_settings.graphql";
import type { Settings } from "./settings";

const fragment = graphql`
  fragment readSettings_settings on OrganizationSettings @inline {
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
    timeZone
  }
`;

/** Returns the organization's settings from a response that spreads `...readSettings_settings`. */
export const readSettings = (settings: readSettings_settings$key): Settings =>
  readInlineData(fragment, settings);
