import "./assignableFields";
import "./BatchTrainer";
import "./clashFields";
import "./mutations";
import "./userFields";
