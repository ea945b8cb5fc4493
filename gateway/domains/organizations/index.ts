import "./Organization";
import "./mutations";
import "./subscriptions";
