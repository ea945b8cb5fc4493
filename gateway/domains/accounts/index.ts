import "./mutations";
