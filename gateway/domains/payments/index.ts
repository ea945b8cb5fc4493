import "./Payment";
import "./queries";
import "./figures";
import "./mutations";
