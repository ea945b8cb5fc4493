import "./Batch";
