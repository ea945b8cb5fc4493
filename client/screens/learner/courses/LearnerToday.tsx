import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LearnerToday_query$key } from "~/__generated__/LearnerToday_query.graphql";
import { ContinueCard } from "./ContinueCard";
import { DueCard } from "./DueCard";
import { ForYou, hasNews } from "./ForYou";
import { listDue } from "./listDue";
import { todayGrid } from "./todayGrid";
import { WeekCard } from "./WeekCard";

/** The first things a learner asks, in this order: today's classes, due work, where to continue, the week and news. */
export function LearnerToday({ query: key }: { query: LearnerToday_query$key }) {
  const { currentEnrolment, myClasses, assignments, exams, rooms, me } = useFragment(
    graphql`
      fragment LearnerToday_query on Query {
        currentEnrolment { ...ContinueCard_enrolment }
        myClasses(days: 7) { ...WeekCard_classes }
        assignments(first: 100) {
          nodes { databaseId title kind dueAt state course { databaseId code title } }
        }
        exams: assessments(kind: EXAM, first: 100) {
          nodes { databaseId title courseTitle own { opensAt closesAt attemptsLeft } }
        }
        rooms { unreadCount }
        me {
          username
          paymentTotals { due }
          finishedAttempts(first: 1) {
            nodes {
              databaseId
              assessment { databaseId title }
              result { score passed }
            }
          }
        }
      }
    `,
    key,
  );
  const [now] = useState(() => new Date());
  const due = listDue({ assignments: assignments.nodes, exams: exams.nodes }, now);
  const [attempt] = me.finishedAttempts.nodes;
  const news = {
    username: me.username,
    due: me.paymentTotals.due,
    attempt: attempt ?? null,
    unread: rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
  };
  if (!currentEnrolment && myClasses.length === 0 && due.length === 0 && !hasNews(news)) return null;
  return (
    <div className={todayGrid}>
      <WeekCard classes={myClasses} part="today" />
      {due.length > 0 && <DueCard items={due} />}
      {currentEnrolment && <ContinueCard enrolment={currentEnrolment} />}
      <WeekCard classes={myClasses} part="later" />
      {hasNews(news) && <ForYou {...news} />}
    </div>
  );
}
