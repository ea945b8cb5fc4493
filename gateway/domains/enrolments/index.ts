import "./courseEnrolments";
import "./courseProgress";
import "./Enrolment";
import "./mutations";
import "./staffMutations";
