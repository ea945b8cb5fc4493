import "./answerFields";
import "./mutations";
import "./practiceMutations";
