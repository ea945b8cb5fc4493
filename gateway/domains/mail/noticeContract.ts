/** The example of a notice's placeholders. */
interface Example {
  title: string;
  text: string;
  link: string;
}

/** The texts of a mail about a notification that its recipient also gets in the product. */
const notice = (name: string, description: string, { title, text, link }: Example) =>
  ({
    name,
    description,
    isList: true,
    placeholders: {
      title: { description: "A one-line summary of what happened.", example: title },
      text: {
        description: "More about it; of several, each with its link. May be empty.",
        example: text,
        isHtml: true,
      },
      link: { description: "The screen that it leads to.", example: link, isLink: true },
    },
    subject: "{title}",
    body: ["Hello {name},", "**{title}**", "{text}", "[Open {organization}]({link})"].join("\n\n"),
  }) as const;

const course = "/learner/courses/JAVA/1";
const lesson = `${course}/topics/1`;
const post = "Loops, Java Foundations";

/** The mails about notifications; each may be chosen, and unsubscribed from. */
export const noticeKinds = {
  welcome: notice("Welcome to a batch", "Sent to learners who are added to a batch.", {
    title: "Welcome to Java Evening",
    text: "Your courses: Java Foundations",
    link: "/learner/courses",
  }),
  enrolled: notice("Enrolment", "Sent to learners enrolled in a course by staff.", {
    title: "You are enrolled in Java Foundations",
    text: "",
    link: course,
  }),
  newLesson: notice("New lesson", "Sent to the learners of a course when a lesson is published.", {
    title: "New lesson: Loops",
    text: "Java Foundations",
    link: lesson,
  }),
  questionAsked: notice("Question", "Sent to the trainers of a course when a learner asks.", {
    title: "Ravi Kumar asked a question",
    text: post,
    link: lesson,
  }),
  questionAnswered: notice("Answer", "Sent to the person who asked when there is an answer.", {
    title: "Meera Nair answered your question",
    text: post,
    link: lesson,
  }),
  answerAccepted: notice("Accepted answer", "Sent to the author of an answer when it is accepted.", {
    title: "Your answer was accepted",
    text: post,
    link: lesson,
  }),
  paymentRecorded: notice("Payment received", "Sent to the payer, with the receipt.", {
    title: "Payment received: ₹12,500",
    text: "Reference UPI-4711",
    link: "/users/example/payments/1",
  }),
  topicsLate: notice("Late topics", "Sent once a day to the trainers of courses with late topics.", {
    title: "3 late topics in Java Foundations",
    text: "Java Evening",
    link: "/admin/batches/1/courses/1/plan",
  }),
  assignmentGiven: notice("New assignment", "Sent to learners when an assignment opens for them.", {
    title: "New assignment: A calculator",
    text: "Java Foundations",
    link: `${course}/assignments/1`,
  }),
  assignmentDue: notice("Assignment due soon", "Sent two days before an assignment is due.", {
    title: "Due in two days: A calculator",
    text: "Java Foundations",
    link: `${course}/assignments/1`,
  }),
  draftDue: notice(
    "Draft not handed in yet",
    "Sent two hours and ten minutes before an assignment is due to learners whose draft isn't handed in.",
    {
      title: "Your draft isn't handed in yet: A calculator",
      text: "Due within 2 hours. Java Foundations",
      link: `${course}/assignments/1`,
    },
  ),
  draftHandedIn: notice("Draft handed in", "Sent to learners whose draft was handed in when it was due.", {
    title: "Your draft was handed in: A calculator",
    text: "It was due. Java Foundations",
    link: `${course}/assignments/1`,
  }),
  assignmentHandedIn: notice(
    "Submitted assignment",
    "Sent to the trainers of a batch when a learner hands in work.",
    {
      title: "Ravi Kumar handed in A calculator",
      text: "Java Foundations",
      link: "/admin/review",
    },
  ),
  assignmentMarked: notice("Marked assignment", "Sent to learners when their work is marked or returned.", {
    title: "A calculator is marked",
    text: "Java Foundations",
    link: `${course}/assignments/1`,
  }),
  assessmentOpened: notice("New assessment", "Sent to learners when an assessment opens for them.", {
    title: "New assessment: Java, first exam",
    text: "Java Foundations",
    link: "/learner/assessments/1",
  }),
  assessmentMarked: notice("Marked assessment", "Sent to learners when they can see their marks.", {
    title: "Java, first exam is marked",
    text: "Java Foundations",
    link: "/learner/assessments/1/result?attempt=1",
  }),
  certificateIssued: notice("Certificate", "Sent to learners when a certificate is issued to them.", {
    title: "Your certificate for Java Foundations",
    text: "",
    link: "/learner/certificates",
  }),
  chatUnread: notice("Unread message", "Sent when a direct message has been unread for an hour.", {
    title: "Meera Nair sent you a message",
    text: "It has been unread for an hour.",
    link: "/chat/1",
  }),
  announcement: notice(
    "Announcement",
    "Sent when staff announce something to a batch, a course or everyone.",
    {
      title: "New labs open on Monday",
      text: "The labs open at nine.",
      link: "/announcements/1",
    },
  ),
  daily: notice(
    "Daily summary",
    "Sent once a day with the notifications that a user has chosen to receive together.",
    {
      title: "2 notifications",
      text: "- New lesson: Loops\n- New lesson: Arrays",
      link: "/notifications",
    },
  ),
} as const;
