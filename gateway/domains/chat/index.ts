import "./mutations";
import "./peopleQueries";
import "./queries";
import "./roomQueries";
import "./subscriptions";
