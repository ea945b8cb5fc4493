import "./answers";
import "./mutations";
