import "./assignableTrainers";
import "./BatchTrainer";
import "./mutations";
