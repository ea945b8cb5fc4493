import "./answers";
import "./choices";
import "./mutations";
import "./practiceMutations";
