import "./queries";
import "./Specialization";
