import "./courseEnrolments";
