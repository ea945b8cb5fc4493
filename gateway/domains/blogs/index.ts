import "./BlogPost";
import "./hasBlog";
import "./matches";
import "./mutations";
import "./queries";
