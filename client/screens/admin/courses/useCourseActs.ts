import { useState } from "react";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { useDeleteCourse } from "../useDeleteCourse";
import type { CourseAct } from "./courseMessages";
import { removeCourse } from "./removeCourse";
import { usePublication } from "./usePublication";

/** A course that something may be done to. */
export interface ActCourse {
  id: string;
  databaseId: number;
  title: string;
  status: string;
}

interface Asked {
  act: CourseAct;
  course: ActCourse;
}

interface Options {
  /** The store's id of the list that shows the course; null on a screen without a list. */
  listId: string | null;
  onDeleted?: () => void;
}

/** Publishes, unpublishes and deletes courses, each after a question; remembers why something could not be done. */
export function useCourseActs({ listId, onDeleted }: Options) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const { failures, fail, clear } = useFailures();
  const setPublication = usePublication();
  const { mayDelete, remove } = useDeleteCourse();
  const ask = async (act: CourseAct, course: ActCourse) => {
    clear(course.id);
    setRefusal(undefined);
    if (act !== "delete" || (await mayDelete(course.databaseId))) setAsked({ act, course });
  };
  const confirm = async () => {
    if (!asked) return;
    const { act, course } = asked;
    if (act === "delete") {
      const forget = (store: RecordSourceSelectorProxy) => removeCourse(store, listId, course);
      const deleted = await remove(course.databaseId, { forget, onFailure: setRefusal });
      if (!deleted) return;
      setAsked(null);
      return onDeleted?.();
    }
    setAsked(null);
    void setPublication(course, act === "publish" ? "PUBLISHED" : "DRAFT", (reason) =>
      fail(course.id, reason),
    );
  };
  return { asked, refusal, failures, ask, confirm, cancel: () => setAsked(null) };
}

/** Why a course could not be changed, by its id. */
function useFailures() {
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  return {
    failures,
    fail: (id: string, reason: string) => setFailures((before) => ({ ...before, [id]: reason })),
    clear: (id: string) => setFailures(({ [id]: _gone, ...rest }) => rest),
  };
}
