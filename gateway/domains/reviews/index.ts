import "./mutations";
import "./Review";
