import "./assignableCourses";
import "./BatchCourse";
import "./missingEnrolments";
import "./mutations";
import "./queries";
