import "./mutations";
import "./Resource";
