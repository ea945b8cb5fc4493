import "./Resource";
