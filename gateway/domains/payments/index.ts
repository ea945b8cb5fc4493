import "./Payment";
import "./queries";
import "./figures";
import "./userTotals";
import "./matches";
import "./mutations";
