import "./courseEnrolments";
import "./courseProgress";
import "./Enrolment";
import "./mutations";
import "./placeRequests";
import "./staffMutations";
