import "./batchesToday";
import "./assignableUsers";
import "./Batch";
import "./BatchUser";
import "./figures";
import "./mutations";
import "./queries";
import "./userMutations";
