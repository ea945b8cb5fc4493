import "./mutations";
import "./queries";
