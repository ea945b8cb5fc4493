import "./Organization";
