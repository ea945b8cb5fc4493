import "./Assessment";
import "./Attempt";
import "./mutations";
import "./subscriptions";
import "./userFields";
