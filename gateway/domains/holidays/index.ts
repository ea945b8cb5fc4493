import "./Holiday";
import "./batchHolidays";
import "./mutations";
import "./subscriptions";
