import "./Batch";
import "./BatchUser";
import "./figures";
import "./queries";
