import "./GenerationRun";
import "./Instruction";
import "./mutations";
import "./queries";
import "./subscriptions";
