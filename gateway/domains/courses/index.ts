import "./Course";
import "./mutations";
import "./outlineMutations";
import "./queries";
