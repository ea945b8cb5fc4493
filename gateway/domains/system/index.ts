import "./SystemCheck";
import "./organizationFields";
