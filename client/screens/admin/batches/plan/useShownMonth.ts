import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { maxDay } from "#gateway/domains/batchTopics/dayContract";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { parsePlan, planSearch, toMonth } from "./planAddress";

/** The month that the address names; without one, today's or the nearest in which the course runs. */
export function useShownMonth({ today, startDate, endDate }: BatchCourseFrame) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = parsePlan(search);
  const nearest = maxDay(startDate, today < endDate ? today : endDate);
  const show = useCallback(
    (month: string) => {
      const options = { replace: true, preventScrollReset: true };
      void navigate({ search: planSearch({ view: "calendar", month }) }, options);
    },
    [navigate],
  );
  return { month: address.month ?? toMonth(nearest), show };
}
