import "./Curriculum";
import "./mutations";
