import "./assignableFields";
import "./matchQueries";
import "./mutations";
import "./queries";
import "./Specialization";
