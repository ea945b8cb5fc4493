import "./Payment";
import "./queries";
import "./figures";
import "./userTotals";
import "./mutations";
