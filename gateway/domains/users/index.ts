import "./User";
import "./adminMutations";
import "./importMutations";
import "./matchQueries";
import "./mutations";
import "./queries";
import "./rightFields";
import "./bulkMutations";
