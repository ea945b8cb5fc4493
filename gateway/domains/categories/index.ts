import "./Category";
import "./mutations";
