import "./User";
import "./adminMutations";
import "./importMutations";
import "./mutations";
import "./queries";
import "./userRights";
