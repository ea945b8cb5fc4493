import "./Payment";
import "./queries";
import "./aggregates";
import "./userFields";
import "./matchQueries";
import "./mutations";
