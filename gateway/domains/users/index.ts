import "./User";
import "./adminMutations";
import "./mutations";
import "./queries";
import "./userRights";
