import "./User";
import "./adminMutations";
import "./importMutations";
import "./matches";
import "./mutations";
import "./queries";
import "./userRights";
import "./bulkMutations";
