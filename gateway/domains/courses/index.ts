import "./Course";
import "./queries";
