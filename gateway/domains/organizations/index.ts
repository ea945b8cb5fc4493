import "./Organization";
import "./mutations";
