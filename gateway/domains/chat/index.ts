import "./mutations";
import "./queries";
import "./roomQueries";
