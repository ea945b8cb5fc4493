import "./Assessment";
import "./Attempt";
import "./mutations";
