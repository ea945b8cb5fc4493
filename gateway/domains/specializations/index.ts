import "./assignableCourses";
import "./mutations";
import "./queries";
import "./Specialization";
