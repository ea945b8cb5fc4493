import "./Instruction";
