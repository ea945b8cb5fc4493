import "./Course";
import "./matches";
import "./mutations";
import "./outlineMutations";
import "./queries";
import "./bulkMutations";
