import "./userFields";
import "./mutations";
import "./queries";
