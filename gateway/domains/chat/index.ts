import "./mutations";
import "./people";
import "./queries";
import "./roomQueries";
import "./subscriptions";
