import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { laterOf } from "#gateway/domains/batchTopics/dayContract";
import type { CourseFrame } from "../topics/courseFrame";
import { monthOf, parsePlan, planSearch } from "./planAddress";

/** The month that the address names; without one, today's or the nearest in which the course runs. */
export function useShownMonth({ today, startDate, endDate }: CourseFrame) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = parsePlan(search);
  const nearest = laterOf(startDate, today < endDate ? today : endDate);
  const show = useCallback(
    (month: string) => {
      const options = { replace: true, preventScrollReset: true };
      void navigate({ search: planSearch({ view: "calendar", month }) }, options);
    },
    [navigate],
  );
  return { month: address.month ?? monthOf(nearest), show };
}
