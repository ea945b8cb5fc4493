import "./assignableFields";
import "./BatchCourse";
import "./enrolmentFields";
import "./mutations";
import "./queries";
