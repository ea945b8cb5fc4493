import "./Curriculum";
import "./mutations";
import "./questionMutations";
