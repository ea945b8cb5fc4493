import "./subscriptions";
