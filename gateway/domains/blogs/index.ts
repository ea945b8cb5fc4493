import "./BlogPost";
