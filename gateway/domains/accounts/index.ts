import "./lastVisit";
import "./mutations";
import "./queries";
