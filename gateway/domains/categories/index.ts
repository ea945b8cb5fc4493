import "./Category";
