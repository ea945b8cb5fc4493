import "./mutations";
import "./queries";
import "./roomQueries";
import "./subscriptions";
