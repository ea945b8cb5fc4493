import "./Organization";
import "./subscriptions";
