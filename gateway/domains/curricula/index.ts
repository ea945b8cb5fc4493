import "./Curriculum";
