import { angular } from "./courses/angular";
import { aws } from "./courses/aws";
import { dataAnalysis } from "./courses/data-analysis";
import { dockerKubernetes } from "./courses/docker-kubernetes";
import { htmlCss } from "./courses/html-css";
import { java } from "./courses/java";
import { javascript } from "./courses/javascript";
import { linuxShell } from "./courses/linux-shell";
import { mongodb } from "./courses/mongodb";
import { postgresql } from "./courses/postgresql";
import { python } from "./courses/python";
import { react } from "./courses/react";
import { selenium } from "./courses/selenium";
import { spokenEnglish } from "./courses/spoken-english";
import type { CourseContent } from "./types";

/** Every demo course in catalogue order. */
export const courses: readonly CourseContent[] = [
  htmlCss,
  javascript,
  react,
  angular,
  postgresql,
  mongodb,
  dataAnalysis,
  linuxShell,
  dockerKubernetes,
  aws,
  java,
  python,
  selenium,
  spokenEnglish,
];
