import "./assignableTrainers";
import "./BatchTrainer";
import "./clashes";
import "./mutations";
import "./teaching";
