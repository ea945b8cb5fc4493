import "./BatchCourse";
import "./queries";
