import "./User";
import "./mutations";
