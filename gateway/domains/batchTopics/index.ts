import "./BatchCalendar";
import "./BatchCourseModule";
import "./BatchCourseTopic";
import "./BatchTopicsChange";
import "./batchCoursePlan";
import "./mutations";
import "./delayedTopics";
import "./subscriptions";
