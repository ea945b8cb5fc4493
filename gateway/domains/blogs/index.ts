import "./BlogPost";
import "./organizationFields";
import "./matchQueries";
import "./mutations";
import "./queries";
