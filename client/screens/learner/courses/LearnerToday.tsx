import { graphql, useFragment } from "react-relay";
import type { LearnerToday_query$key } from "~/__generated__/LearnerToday_query.graphql";
import { ContinueCard } from "./ContinueCard";
import { ForYou, hasNews } from "./ForYou";
import { todayGrid } from "./todayGrid";
import { WeekCard } from "./WeekCard";

/** The first things a learner asks: where to continue, this week's classes, due work and news. */
export function LearnerToday({ query: key }: { query: LearnerToday_query$key }) {
  const { currentEnrolment, myClasses, rooms, me } = useFragment(
    graphql`
      fragment LearnerToday_query on Query {
        currentEnrolment { ...ContinueCard_enrolment }
        myClasses(days: 7) { ...WeekCard_classes }
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
  const [attempt] = me.finishedAttempts.nodes;
  const news = {
    username: me.username,
    due: me.paymentTotals.due,
    attempt: attempt ?? null,
    unread: rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
  };
  if (!currentEnrolment && myClasses.length === 0 && !hasNews(news)) return null;
  return (
    <div className={todayGrid}>
      {currentEnrolment && <ContinueCard enrolment={currentEnrolment} />}
      {myClasses.length > 0 && <WeekCard classes={myClasses} />}
      {hasNews(news) && <ForYou {...news} />}
    </div>
  );
}
