import "./Course";
import "./matchQueries";
import "./mutations";
import "./outlineMutations";
import "./queries";
import "./bulkMutations";
