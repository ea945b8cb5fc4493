import "./courseFields";
import "./progressFields";
import "./Enrolment";
import "./mutations";
import "./PlaceRequest";
import "./staffMutations";
import "./placeMutations";
import "./queries";
