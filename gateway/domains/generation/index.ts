import "./Instruction";
import "./mutations";
