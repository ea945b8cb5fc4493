import "./BlogPost";
import "./hasBlog";
import "./mutations";
import "./queries";
