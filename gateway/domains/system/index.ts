import "./SystemCheck";
import "./organizationSystem";
