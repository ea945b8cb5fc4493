import "./mutations";
import "./queries";
import "./Specialization";
