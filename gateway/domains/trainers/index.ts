import "./BatchTrainer";
