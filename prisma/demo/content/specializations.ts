import type { SpecializationContent } from "./types";

export const specializations: readonly SpecializationContent[] = [
  {
    name: "Full Stack Web Developer",
    category: "FULLSTACK",
    courseCodes: ["HTML-CSS", "JS-CORE", "REACT", "JAVA-CORE", "SQL-PG"],
  },
  { name: "Data Analyst", category: "DATA", courseCodes: ["PYTHON", "SQL-PG", "PY-DATA"] },
  {
    name: "Cloud and DevOps Engineer",
    category: "DEVOPS",
    courseCodes: ["LINUX-SH", "DOCK-K8S", "AWS-FUND"],
  },
  { name: "Test Automation Engineer", category: "TESTING", courseCodes: ["JAVA-CORE", "SQL-PG", "SELENIUM"] },
  { name: "Job-Ready Graduate", category: "CAREER", courseCodes: ["ENG-INTVW", "PYTHON", "HTML-CSS"] },
];
