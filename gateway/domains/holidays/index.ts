import "./Holiday";
import "./batchFields";
import "./mutations";
import "./subscriptions";
