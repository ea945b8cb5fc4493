import "./assignableCourses";
import "./matches";
import "./mutations";
import "./queries";
import "./Specialization";
