-- The whole schema, grouped by what it is: enumerations, tables, indexes, foreign keys, functions with the triggers
-- that call them, row-level security, history. Within a group the order is that of the files in prisma/schema.

-- It replaces 58 migrations (docs/decisions/0023-one-first-migration.md); what they made is made here in the same order
-- wherever PostgreSQL looks at it: columns, indexes of a table, foreign keys.

CREATE SCHEMA IF NOT EXISTS "public";

-- == Enumerations ==

CREATE TYPE "MailTokenKind" AS ENUM ('RESET', 'VERIFY');
CREATE TYPE "ImportState" AS ENUM ('RUNNING', 'DONE', 'FAILED');
CREATE TYPE "AssessmentKind" AS ENUM ('PRACTICE', 'EXAM');
CREATE TYPE "AssessmentState" AS ENUM ('DRAFT', 'PUBLISHED', 'ARCHIVED');
CREATE TYPE "AnswersShown" AS ENUM ('NEVER', 'AFTER_SUBMIT', 'AFTER_CLOSE');
CREATE TYPE "CountedAttempt" AS ENUM ('BEST', 'LAST');
CREATE TYPE "AttemptEventKind" AS ENUM ('LEFT_PAGE', 'CAME_BACK', 'PASTED', 'WENT_OFFLINE', 'CAME_ONLINE');
CREATE TYPE "AssignmentKind" AS ENUM ('ASSIGNMENT', 'PROJECT');
CREATE TYPE "SubmissionPart" AS ENUM ('TEXT', 'FILES', 'LINK');
CREATE TYPE "LateRule" AS ENUM ('REFUSE', 'ACCEPT', 'PERCENT');
CREATE TYPE "BatchCourseStatus" AS ENUM ('SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED');
CREATE TYPE "CourseType" AS ENUM (
  'INSTRUCTOR_LED', 'SELF_PACED', 'BLENDED', 'LIVE_ONLINE', 'RECORDED', 'WORKSHOP', 'SEMINAR', 'BOOTCAMP', 'MENTORED',
  'PROJECT_BASED', 'FLIPPED_CLASSROOM', 'GAMIFIED', 'PEER_TO_PEER', 'MOOC'
);
CREATE TYPE "BatchType" AS ENUM ('WEEKDAY', 'SATURDAY', 'SUNDAY');
CREATE TYPE "Weekday" AS ENUM ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');
CREATE TYPE "BatchStatus" AS ENUM ('SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'POSTPONED', 'HOLD');
CREATE TYPE "BatchUserStatus" AS ENUM ('ACTIVE', 'COMPLETED', 'DROPPED');
CREATE TYPE "RoomKind" AS ENUM ('LOBBY', 'DIRECT', 'BATCH');
CREATE TYPE "PublishStatus" AS ENUM ('DRAFT', 'PUBLISHED');
CREATE TYPE "Level" AS ENUM ('BEGINNER', 'INTERMEDIATE', 'ADVANCED');
CREATE TYPE "EnrolmentSource" AS ENUM ('SELF', 'STAFF', 'BATCH');
CREATE TYPE "TopicStatus" AS ENUM ('PENDING', 'COMPLETED');
CREATE TYPE "FileKind" AS ENUM ('IMAGE', 'VIDEO', 'AUDIO', 'PDF', 'DOCUMENT', 'OTHER');
CREATE TYPE "FileOwner" AS ENUM (
  'BLOCK', 'COURSE', 'CURRICULUM', 'CURRICULUM_BLOCK', 'ORGANIZATION', 'USER', 'RESOURCE', 'MESSAGE', 'BLOG_POST',
  'ASSIGNMENT', 'SUBMISSION', 'QUESTION', 'ATTEMPT_QUESTION', 'CERTIFICATE'
);
CREATE TYPE "InstructionKind" AS ENUM ('TOPICS', 'QUESTIONS', 'LESSON', 'MARKS');
CREATE TYPE "GenerationStatus" AS ENUM (
  'RUNNING', 'FINISHED', 'SAVED', 'DISCARDED', 'CANCELLED', 'ABANDONED', 'INTERRUPTED', 'FAILED'
);
CREATE TYPE "GradeScale" AS ENUM ('PERCENT', 'LETTERS', 'POINTS');
CREATE TYPE "GradeRounding" AS ENUM ('NEAREST', 'UP', 'DOWN');
CREATE TYPE "GradeCategory" AS ENUM ('ASSESSMENTS', 'ASSIGNMENTS', 'PROJECTS', 'PROGRESS', 'ATTENDANCE');
CREATE TYPE "HistorySource" AS ENUM ('SCREEN', 'REST', 'JOB', 'COMMAND_LINE');
CREATE TYPE "TopicCompletion" AS ENUM ('MANUAL', 'VIEWED', 'WATCHED', 'ANSWERED');
CREATE TYPE "TopicOpening" AS ENUM ('ALWAYS', 'IN_ORDER', 'WITH_PLAN');
CREATE TYPE "BlockKind" AS ENUM ('TEXT', 'CODE', 'CALLOUT', 'IMAGE', 'VIDEO', 'AUDIO', 'FILE', 'EMBED', 'QUESTION');
CREATE TYPE "CalloutTone" AS ENUM ('INFO', 'TIP', 'WARNING');
CREATE TYPE "MailState" AS ENUM ('QUEUED', 'SENT', 'FAILED', 'SUPPRESSED');
CREATE TYPE "MailSuppressionReason" AS ENUM ('BOUNCED', 'UNSUBSCRIBED');
CREATE TYPE "MailTiming" AS ENUM ('NOW', 'DAILY');
CREATE TYPE "LicenseStatus" AS ENUM ('ACTIVE', 'INACTIVE', 'EXPIRED');
CREATE TYPE "PaymentStatus" AS ENUM ('PAID', 'PENDING', 'FAILED', 'CANCELLED');
CREATE TYPE "PaymentMethod" AS ENUM (
  'CREDIT_CARD', 'DEBIT_CARD', 'UPI', 'NET_BANKING', 'WALLET', 'GPAY', 'RAZORPAY', 'PAYTM', 'PHONEPE', 'CASH',
  'CHEQUE', 'BANK_TRANSFER', 'DEMAND_DRAFT'
);
CREATE TYPE "QuestionType" AS ENUM (
  'SINGLE', 'MULTIPLE', 'TRUE_FALSE', 'SHORT_TEXT', 'NUMERIC', 'MATCHING', 'ORDERING', 'FILL', 'ESSAY', 'FILE'
);
CREATE TYPE "QuestionLevel" AS ENUM ('EASY', 'MEDIUM', 'HARD');
CREATE TYPE "ResourceType" AS ENUM ('EMBED', 'VIDEO', 'AUDIO', 'PDF', 'IMAGE', 'LINK', 'FILE');
CREATE TYPE "ResourceVisibility" AS ENUM ('PUBLIC', 'PRIVATE', 'PROTECTED');
CREATE TYPE "SubmissionState" AS ENUM ('DRAFT', 'HANDED_IN', 'RETURNED', 'ACCEPTED');
CREATE TYPE "ProposalState" AS ENUM ('PROPOSED', 'ACCEPTED', 'REFUSED');
CREATE TYPE "TrainerRole" AS ENUM ('TRAINER', 'CO-TRAINER', 'GUEST', 'MENTOR', 'ASSISTANT', 'REVIEWER');
CREATE TYPE "UserType" AS ENUM ('E', 'U');

-- == Tables ==

-- accounts

CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "KnownBrowser" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KnownBrowser_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "LastVisit" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "signedInAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LastVisit_pkey" PRIMARY KEY ("organizationId", "userId")
);

CREATE TABLE "SignInCode" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "madeById" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SignInCode_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "MailToken" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "kind" "MailTokenKind" NOT NULL,
    "userId" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "MailToken_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Totp" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "sealed" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3),
    "lastStep" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Totp_pkey" PRIMARY KEY ("organizationId", "userId")
);

CREATE TABLE "RecoveryCode" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Passkey" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "credentialId" TEXT NOT NULL,
    "publicKey" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "PasskeyChallenge" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER,
    "challengeHash" TEXT NOT NULL,
    "browserHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PasskeyChallenge_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- announcements

CREATE TABLE "Announcement" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "authorId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "batchId" INTEGER,
    "courseId" INTEGER,
    "publishAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),
    "audienceCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Announcement_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AnnouncementRead" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "announcementId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AnnouncementRead_pkey" PRIMARY KEY ("id")
);

-- archives

CREATE TABLE "CourseImport" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "userName" TEXT NOT NULL,
    "fileId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "categoryId" INTEGER NOT NULL,
    "state" "ImportState" NOT NULL DEFAULT 'RUNNING',
    "filesRead" INTEGER NOT NULL DEFAULT 0,
    "fileCount" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT,
    "courseId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CourseImport_pkey" PRIMARY KEY ("id")
);

-- assessments

CREATE TABLE "Assessment" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "duration" INTEGER,
    "passingScore" INTEGER NOT NULL DEFAULT 80,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "isPractice" BOOLEAN NOT NULL DEFAULT false,
    "announcedAt" TIMESTAMPTZ(3),
    "answersAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3),
    "countedAttempt" "CountedAttempt" NOT NULL DEFAULT 'BEST',
    "holdsMarks" BOOLEAN NOT NULL DEFAULT false,
    "kind" "AssessmentKind" NOT NULL DEFAULT 'PRACTICE',
    "maxAttempts" INTEGER,
    "negativePercent" INTEGER NOT NULL DEFAULT 0,
    "opensAt" TIMESTAMPTZ(3),
    "showAnswers" "AnswersShown" NOT NULL DEFAULT 'AFTER_SUBMIT',
    "shuffle" BOOLEAN NOT NULL DEFAULT false,
    "state" "AssessmentState" NOT NULL DEFAULT 'DRAFT',

    CONSTRAINT "Assessment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Assessment_settings" CHECK (
      ("duration" IS NULL OR "duration" BETWEEN 1 AND 600) AND ("duration" IS NOT NULL OR "kind" = 'PRACTICE')
      AND "passingScore" BETWEEN 0 AND 100 AND ("maxAttempts" IS NULL OR "maxAttempts" BETWEEN 1 AND 20)
      AND "negativePercent" IN (0, 25, 33, 50, 100)
    )
);

CREATE TABLE "AssessmentSection" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "AssessmentSection_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AssessmentQuestion" (
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "displayOrder" INTEGER NOT NULL,
    "marks" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "sectionId" INTEGER,

    CONSTRAINT "AssessmentQuestion_pkey" PRIMARY KEY ("organizationId", "assessmentId", "questionId")
);

CREATE TABLE "AssessmentDraw" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "sectionId" INTEGER,
    "displayOrder" INTEGER NOT NULL,
    "tag" TEXT NOT NULL DEFAULT '',
    "level" "QuestionLevel",
    "count" INTEGER NOT NULL,
    "marks" DOUBLE PRECISION NOT NULL DEFAULT 1,

    CONSTRAINT "AssessmentDraw_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AssessmentWindow" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "opensAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3),
    "announcedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AssessmentWindow_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AssessmentException" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "extraMinutes" INTEGER NOT NULL DEFAULT 0,
    "extraAttempts" INTEGER NOT NULL DEFAULT 0,
    "closesAt" TIMESTAMPTZ(3),
    "reason" TEXT NOT NULL,
    "grantedById" INTEGER NOT NULL,
    "grantedByName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AssessmentException_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AssessmentRelease" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "batchId" INTEGER,
    "releasedById" INTEGER NOT NULL,
    "releasedByName" TEXT NOT NULL,
    "releasedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AssessmentRelease_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Regrade" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "gained" INTEGER NOT NULL,
    "lost" INTEGER NOT NULL,
    "byId" INTEGER NOT NULL,
    "byName" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Regrade_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Attempt" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueAt" TIMESTAMPTZ(3),
    "submittedAt" TIMESTAMPTZ(3),
    "passingScore" INTEGER NOT NULL,
    "shareToken" TEXT,
    "atQuestion" INTEGER NOT NULL DEFAULT 1,
    "negativePercent" INTEGER NOT NULL DEFAULT 0,
    "releasedAt" TIMESTAMPTZ(3),
    "seenAt" TIMESTAMPTZ(3),

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AttemptQuestion" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "attemptId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "type" "QuestionType" NOT NULL,
    "explanation" TEXT,
    "acceptedAnswers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "displayOrder" INTEGER NOT NULL,
    "answerText" TEXT,
    "answeredAt" TIMESTAMPTZ(3),
    "answerBlanks" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "answerFileId" INTEGER,
    "blanks" JSONB,
    "feedback" TEXT NOT NULL DEFAULT '',
    "html" TEXT NOT NULL DEFAULT '',
    "level" "QuestionLevel",
    "markedAt" TIMESTAMPTZ(3),
    "markedById" INTEGER,
    "markedByName" TEXT NOT NULL DEFAULT '',
    "marks" DOUBLE PRECISION,
    "maxMarks" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "pictureId" INTEGER,
    "section" TEXT NOT NULL DEFAULT '',
    "sourceId" INTEGER,
    "tolerance" DOUBLE PRECISION,
    "value" DOUBLE PRECISION,
    "reservedUntil" TIMESTAMPTZ(3),
    "reviewerId" INTEGER,
    "reviewerName" TEXT NOT NULL DEFAULT '',
    "pictureAlt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "AttemptQuestion_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AttemptOption" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "isCorrect" BOOLEAN NOT NULL,
    "isChosen" BOOLEAN NOT NULL DEFAULT false,
    "displayOrder" INTEGER NOT NULL,
    "givenMatch" TEXT,
    "givenPlace" INTEGER,
    "match" TEXT,
    "place" INTEGER,

    CONSTRAINT "AttemptOption_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AttemptEvent" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "attemptId" INTEGER NOT NULL,
    "kind" "AttemptEventKind" NOT NULL,
    "question" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AttemptEvent_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "MarkChange" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "regradeId" INTEGER,
    "before" DOUBLE PRECISION,
    "after" DOUBLE PRECISION,
    "reason" TEXT NOT NULL DEFAULT '',
    "byId" INTEGER NOT NULL,
    "byName" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MarkChange_pkey" PRIMARY KEY ("id")
);

-- assignments

CREATE TABLE "Assignment" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER,
    "kind" "AssignmentKind" NOT NULL DEFAULT 'ASSIGNMENT',
    "title" TEXT NOT NULL,
    "markdown" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "accepts" "SubmissionPart"[],
    "points" INTEGER NOT NULL,
    "rubricId" INTEGER,
    "resubmissions" INTEGER NOT NULL DEFAULT 0,
    "lateRule" "LateRule" NOT NULL DEFAULT 'ACCEPT',
    "latePercent" INTEGER NOT NULL DEFAULT 0,
    "milestones" JSONB NOT NULL DEFAULT '[]',
    "teamSize" INTEGER NOT NULL DEFAULT 1,
    "teamsByLearner" BOOLEAN NOT NULL DEFAULT false,
    "marksEach" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Assignment_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AssignmentFile" (
    "organizationId" INTEGER NOT NULL,
    "assignmentId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "AssignmentFile_pkey" PRIMARY KEY ("organizationId", "assignmentId", "fileId")
);

CREATE TABLE "GivenAssignment" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assignmentId" INTEGER NOT NULL,
    "batchId" INTEGER,
    "opensAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3),
    "daysAfterTopic" INTEGER,
    "criteria" JSONB,
    "announcedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GivenAssignment_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AssignmentExtension" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "givenId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT NOT NULL,
    "grantedById" INTEGER NOT NULL,
    "grantedByName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AssignmentExtension_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ProjectTeam" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "givenId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProjectTeam_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ProjectTeamMember" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "givenId" INTEGER NOT NULL,
    "teamId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProjectTeamMember_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "MilestoneCheck" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "givenId" INTEGER NOT NULL,
    "milestoneKey" TEXT NOT NULL,
    "userId" INTEGER,
    "teamId" INTEGER,
    "checkedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MilestoneCheck_pkey" PRIMARY KEY ("id"),
    -- What a milestone belongs to is a learner's or a team's.
    CONSTRAINT "MilestoneCheck_of_one" CHECK (("userId" IS NULL) <> ("teamId" IS NULL))
);

-- batch courses

CREATE TABLE "BatchCourse" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "startTime" TIME(0),
    "endTime" TIME(0),
    "duration" INTEGER NOT NULL DEFAULT 0,
    "courseType" "CourseType" NOT NULL DEFAULT 'LIVE_ONLINE',
    "planEnabled" BOOLEAN NOT NULL DEFAULT true,
    "locked" BOOLEAN NOT NULL DEFAULT true,
    "status" "BatchCourseStatus" NOT NULL DEFAULT 'SCHEDULED',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BatchCourse_pkey" PRIMARY KEY ("id")
);

-- batch topics

CREATE TABLE "BatchCourseTopic" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "status" "TopicStatus" NOT NULL DEFAULT 'PENDING',
    "plannedDate" DATE,
    "startDate" DATE,
    "completedDate" DATE,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BatchCourseTopic_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BatchFeed" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BatchFeed_pkey" PRIMARY KEY ("id")
);

-- batches

CREATE TABLE "Batch" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "startTime" TIME(0),
    "endTime" TIME(0),
    "duration" INTEGER NOT NULL DEFAULT 0,
    "totalHours" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "completedHours" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "noOfDays" INTEGER NOT NULL DEFAULT 0,
    "batchType" "BatchType" NOT NULL DEFAULT 'WEEKDAY',
    "meetingLink" TEXT,
    "status" "BatchStatus" NOT NULL DEFAULT 'SCHEDULED',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "classDays" "Weekday"[] DEFAULT ARRAY[]::"Weekday"[],

    CONSTRAINT "Batch_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BatchUser" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "status" "BatchUserStatus" NOT NULL DEFAULT 'ACTIVE',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BatchUser_pkey" PRIMARY KEY ("id")
);

-- blogs

CREATE TABLE "BlogPost" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "authorName" TEXT NOT NULL,
    "courseId" INTEGER,
    "publishedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "status" "PublishStatus" NOT NULL DEFAULT 'DRAFT',

    CONSTRAINT "BlogPost_pkey" PRIMARY KEY ("id")
);

-- categories

CREATE TABLE "Category" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Category_pkey" PRIMARY KEY ("id")
);

-- certificates

CREATE TABLE "CertificateTemplate" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "courseId" INTEGER,
    "batchId" INTEGER,
    "specializationId" INTEGER,
    "isLandscape" BOOLEAN NOT NULL DEFAULT true,
    "elements" JSONB NOT NULL,
    "backgroundFileId" INTEGER,
    "logoFileId" INTEGER,
    "signatureFileId" INTEGER,
    "minProgress" INTEGER NOT NULL DEFAULT 100,
    "minGrade" INTEGER,
    "assessmentId" INTEGER,
    "validityMonths" INTEGER,
    "isAutomatic" BOOLEAN NOT NULL DEFAULT true,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CertificateTemplate_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Certificate" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "templateId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "serial" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "batchName" TEXT,
    "hours" INTEGER,
    "grade" INTEGER,
    "issuedOn" DATE NOT NULL,
    "expiresOn" DATE,
    "issueCount" INTEGER NOT NULL DEFAULT 1,
    "revokedAt" TIMESTAMPTZ(3),
    "revokeReason" TEXT,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (lower("name" || E'\n' || "title" || E'\n' || "serial")) STORED,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Certificate_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "CertificateRun" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "templateId" INTEGER NOT NULL,
    "requestedById" INTEGER NOT NULL,
    "userIds" INTEGER[],
    "doneCount" INTEGER NOT NULL DEFAULT 0,
    "issuedCount" INTEGER NOT NULL DEFAULT 0,
    "refused" JSONB NOT NULL DEFAULT '[]',
    "finishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CertificateRun_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "SigningKey" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "thumbprint" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SigningKey_pkey" PRIMARY KEY ("id")
);

-- chat

CREATE TABLE "Room" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "kind" "RoomKind" NOT NULL,
    "key" TEXT NOT NULL,
    "batchId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Room_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "RoomMember" (
    "organizationId" INTEGER NOT NULL,
    "roomId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "lastReadMessageId" INTEGER,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RoomMember_pkey" PRIMARY KEY ("organizationId", "roomId", "userId")
);

CREATE TABLE "Message" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "roomId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "clientId" TEXT NOT NULL,
    "messageText" TEXT NOT NULL,
    "parentMessageId" INTEGER,
    "createdDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "modifiedDate" TIMESTAMPTZ(3),
    "deletedDate" TIMESTAMPTZ(3),
    "isForwarded" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "MessageRevision" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "messageId" INTEGER NOT NULL,
    "messageText" TEXT NOT NULL,
    "writtenDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MessageRevision_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Favourite" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "messageId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Favourite_pkey" PRIMARY KEY ("organizationId", "userId", "messageId")
);

CREATE TABLE "MessageFile" (
    "organizationId" INTEGER NOT NULL,
    "messageId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "MessageFile_pkey" PRIMARY KEY ("organizationId", "messageId", "fileId")
);

-- courses

CREATE TABLE "Course" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "categoryId" INTEGER NOT NULL,
    "status" "PublishStatus" NOT NULL DEFAULT 'DRAFT',
    "price" INTEGER,
    "duration" INTEGER NOT NULL DEFAULT 0,
    "level" "Level" NOT NULL DEFAULT 'BEGINNER',
    "imageUrl" TEXT,
    "authorName" TEXT,
    "trainerId" INTEGER,
    "objectives" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "publishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Course_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Module" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "Module_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Topic" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "moduleId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,
    "completion" "TopicCompletion" NOT NULL DEFAULT 'MANUAL',
    "draftChangedAt" TIMESTAMPTZ(3),
    "isPreview" BOOLEAN NOT NULL DEFAULT false,
    "minutes" INTEGER NOT NULL DEFAULT 0,
    "opening" "TopicOpening" NOT NULL DEFAULT 'ALWAYS',
    "publishedAt" TIMESTAMPTZ(3),
    "summary" TEXT NOT NULL DEFAULT '',
    "threshold" INTEGER NOT NULL DEFAULT 90,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Topic_pkey" PRIMARY KEY ("id"),
    -- A topic that has a lesson: at least 0 minutes and a threshold that is a percentage.
    CONSTRAINT "Topic_lesson_settings" CHECK (
      "minutes" BETWEEN 0 AND 600 AND "threshold" BETWEEN 1 AND 100
      AND char_length("summary") <= 300
    )
);

-- curricula

CREATE TABLE "Curriculum" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "price" INTEGER,
    "duration" INTEGER NOT NULL DEFAULT 1,
    "level" "Level" NOT NULL DEFAULT 'BEGINNER',
    "imageUrl" TEXT,
    "status" "PublishStatus" NOT NULL DEFAULT 'DRAFT',
    "authorName" TEXT,
    "trainerId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Curriculum_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "CurriculumObjective" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "curriculumId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "CurriculumObjective_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "CurriculumModule" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "curriculumId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "CurriculumModule_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "CurriculumTopic" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "moduleId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,
    "completion" "TopicCompletion" NOT NULL DEFAULT 'MANUAL',
    "isPreview" BOOLEAN NOT NULL DEFAULT false,
    "minutes" INTEGER NOT NULL DEFAULT 0,
    "opening" "TopicOpening" NOT NULL DEFAULT 'ALWAYS',
    "summary" TEXT NOT NULL DEFAULT '',
    "threshold" INTEGER NOT NULL DEFAULT 90,

    CONSTRAINT "CurriculumTopic_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "CurriculumQuestion" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "moduleId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "type" "QuestionType" NOT NULL DEFAULT 'SINGLE',
    "explanation" TEXT,
    "acceptedAnswers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "displayOrder" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CurriculumQuestion_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "CurriculumQuestionOption" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "isCorrect" BOOLEAN NOT NULL DEFAULT false,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "CurriculumQuestionOption_pkey" PRIMARY KEY ("id")
);

-- enrolments

CREATE TABLE "Enrolment" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "source" "EnrolmentSource" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Enrolment_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "PlaceRequest" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PlaceRequest_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "TopicProgress" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "status" "TopicStatus" NOT NULL,
    "completedDate" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "formerDate" TIMESTAMPTZ(3),

    CONSTRAINT "TopicProgress_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "QuestionMark" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "markedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuestionMark_pkey" PRIMARY KEY ("organizationId", "userId", "questionId")
);

CREATE TABLE "ResourceMark" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "resourceId" INTEGER NOT NULL,
    "markedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ResourceMark_pkey" PRIMARY KEY ("organizationId", "userId", "resourceId")
);

-- files

CREATE TABLE "File" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "kind" "FileKind" NOT NULL,
    "bytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "seconds" DOUBLE PRECISION,
    "uploadedById" INTEGER NOT NULL,
    "uploadedByName" TEXT NOT NULL,
    "unusedSince" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "File_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "FileUse" (
    "organizationId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "ownerKind" "FileOwner" NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FileUse_pkey" PRIMARY KEY ("organizationId", "fileId", "ownerKind", "ownerId")
);

CREATE TABLE "FileKey" (
    "organizationId" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,

    CONSTRAINT "FileKey_pkey" PRIMARY KEY ("organizationId")
);

-- generation

CREATE TABLE "Instruction" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER,
    "curriculumId" INTEGER,
    "kind" "InstructionKind" NOT NULL,
    "text" TEXT NOT NULL,
    "createdById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Instruction_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "GenerationRun" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "userName" TEXT NOT NULL,
    "kind" "InstructionKind" NOT NULL,
    "courseId" INTEGER,
    "curriculumId" INTEGER,
    "targetTitle" TEXT NOT NULL,
    "instruction" TEXT NOT NULL,
    "remark" TEXT,
    "model" TEXT NOT NULL,
    "status" "GenerationStatus" NOT NULL DEFAULT 'RUNNING',
    "reason" TEXT,
    "proposal" JSONB NOT NULL DEFAULT '{"leftOut": 0, "modules": [], "objectives": []}',
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,
    "milliseconds" INTEGER NOT NULL DEFAULT 0,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "aliveAt" TIMESTAMPTZ(3) NOT NULL,
    "runningFor" INTEGER,
    "continued" BOOLEAN NOT NULL DEFAULT false,
    "topicId" INTEGER,

    CONSTRAINT "GenerationRun_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "GenerationAttempt" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "runId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "failed" BOOLEAN,

    CONSTRAINT "GenerationAttempt_pkey" PRIMARY KEY ("id")
);

-- grades

CREATE TABLE "GradeScheme" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "batchId" INTEGER,
    "weights" JSONB NOT NULL,
    "scale" "GradeScale" NOT NULL DEFAULT 'PERCENT',
    "letters" JSONB NOT NULL DEFAULT '[]',
    "maxPoints" INTEGER NOT NULL DEFAULT 10,
    "rounding" "GradeRounding" NOT NULL DEFAULT 'NEAREST',
    "decimals" INTEGER NOT NULL DEFAULT 0,
    "passingGrade" DOUBLE PRECISION NOT NULL DEFAULT 40,
    "missingIsZero" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GradeScheme_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "GradeItem" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "category" "GradeCategory" NOT NULL,
    "title" TEXT NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,
    "displayOrder" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GradeItem_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "GradeEntry" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "itemKey" TEXT NOT NULL,
    "itemId" INTEGER,
    "points" DOUBLE PRECISION,
    "isExcused" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL DEFAULT '',
    "enteredById" INTEGER NOT NULL,
    "enteredByName" TEXT NOT NULL,
    "enteredAt" TIMESTAMPTZ(3) NOT NULL,
    "replacedAt" TIMESTAMPTZ(3),

    CONSTRAINT "GradeEntry_pkey" PRIMARY KEY ("id")
);

-- history

CREATE TABLE "History" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actorId" INTEGER,
    "source" "HistorySource" NOT NULL,
    "action" TEXT NOT NULL,
    "undoOf" INTEGER,

    CONSTRAINT "History_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "HistoryLine" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "historyId" INTEGER NOT NULL,
    "table" TEXT NOT NULL,
    "key" JSONB NOT NULL DEFAULT '{}',
    "rowId" INTEGER,
    "before" JSONB,
    "after" JSONB,
    "name" TEXT NOT NULL DEFAULT '',
    "actorName" TEXT NOT NULL DEFAULT '',
    "userId" INTEGER,
    "batchId" INTEGER,
    "courseId" INTEGER,
    "salt" TEXT,
    "hash" TEXT NOT NULL,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (lower("name" || E'\n' || "actorName")) STORED,

    CONSTRAINT "HistoryLine_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "HistorySeal" (
    "organizationId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "historyId" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "HistorySeal_pkey" PRIMARY KEY ("organizationId", "number")
);

CREATE TABLE "HistoryQueue" (
    "organizationId" INTEGER NOT NULL,
    "historyId" INTEGER NOT NULL,

    CONSTRAINT "HistoryQueue_pkey" PRIMARY KEY ("organizationId", "historyId")
);

-- holidays

CREATE TABLE "Holiday" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "endDay" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Holiday_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Holiday_days_in_order" CHECK ("endDay" >= "day")
);

-- identity providers

CREATE TABLE "IdentityProvider" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "sealedSecret" BYTEA,
    "domains" TEXT NOT NULL DEFAULT '',
    "createsUsers" BOOLEAN NOT NULL DEFAULT false,
    "role" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IdentityProvider_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Identity" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "providerId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Identity_pkey" PRIMARY KEY ("id")
);

-- invitations

CREATE TABLE "Invitation" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "email" TEXT,
    "name" TEXT NOT NULL DEFAULT '',
    "role" TEXT NOT NULL,
    "batchId" INTEGER,
    "courseId" INTEGER,
    "tokenHash" TEXT,
    "mailId" INTEGER,
    "invitedById" INTEGER NOT NULL,
    "days" INTEGER NOT NULL,
    "maxUses" INTEGER NOT NULL DEFAULT 1,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "acceptedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (lower(COALESCE("email", '') || E'\n' || "name")) STORED,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "InvitationAcceptance" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "invitationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InvitationAcceptance_pkey" PRIMARY KEY ("id")
);

-- jobs

CREATE TABLE "Job" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "runAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "turn" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- lessons

CREATE TABLE "TopicBlock" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "draftId" INTEGER,
    "kind" "BlockKind" NOT NULL,
    "markdown" TEXT NOT NULL DEFAULT '',
    "html" TEXT NOT NULL DEFAULT '',
    "rendererVersion" INTEGER NOT NULL DEFAULT 1,
    "language" TEXT NOT NULL DEFAULT '',
    "tone" "CalloutTone",
    "url" TEXT,
    "caption" TEXT NOT NULL DEFAULT '',
    "altText" TEXT NOT NULL DEFAULT '',
    "fileId" INTEGER,
    "captionsFileId" INTEGER,
    "questionId" INTEGER,
    "displayOrder" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedById" INTEGER NOT NULL,
    "updatedByName" TEXT NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "clientKey" TEXT,

    CONSTRAINT "TopicBlock_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "TopicBlockRevision" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "blockId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "savedById" INTEGER NOT NULL,
    "savedByName" TEXT NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopicBlockRevision_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BlockProgress" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "blockId" INTEGER NOT NULL,
    "viewedAt" TIMESTAMPTZ(3),
    "checkedAt" TIMESTAMPTZ(3),
    "isRight" BOOLEAN,
    "ranges" JSONB NOT NULL DEFAULT '[]',
    "watchedSeconds" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "position" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BlockProgress_pkey" PRIMARY KEY ("organizationId", "userId", "blockId")
);

CREATE TABLE "TopicNote" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "markdown" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopicNote_pkey" PRIMARY KEY ("organizationId", "userId", "topicId")
);

CREATE TABLE "TopicQuestion" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "markdown" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "acceptedId" INTEGER,
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopicQuestion_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "TopicAnswer" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "markdown" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopicAnswer_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "CurriculumBlock" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "kind" "BlockKind" NOT NULL,
    "markdown" TEXT NOT NULL DEFAULT '',
    "html" TEXT NOT NULL DEFAULT '',
    "rendererVersion" INTEGER NOT NULL DEFAULT 1,
    "language" TEXT NOT NULL DEFAULT '',
    "tone" "CalloutTone",
    "url" TEXT,
    "caption" TEXT NOT NULL DEFAULT '',
    "altText" TEXT NOT NULL DEFAULT '',
    "fileId" INTEGER,
    "captionsFileId" INTEGER,
    "questionId" INTEGER,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "CurriculumBlock_pkey" PRIMARY KEY ("id")
);

-- mail

CREATE TABLE "MailMessage" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "uid" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "toAddress" TEXT NOT NULL,
    "toName" TEXT NOT NULL,
    "userId" INTEGER,
    "fromName" TEXT NOT NULL,
    "replyTo" TEXT,
    "unsubscribeUrl" TEXT,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'QUEUED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "triedAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (lower("toAddress" || E'\n' || "toName" || E'\n' || "subject")) STORED,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "attachments" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "MailMessage_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "MailTemplate" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailTemplate_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "MailSuppression" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT '',
    "reason" "MailSuppressionReason" NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailSuppression_pkey" PRIMARY KEY ("id")
);

-- notifications

CREATE TABLE "Notification" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL DEFAULT '',
    "path" TEXT NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "courseId" INTEGER,
    "batchId" INTEGER,
    "topicId" INTEGER,
    "topicQuestionId" INTEGER,
    "paymentId" INTEGER,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mergedIntoId" INTEGER,
    "isListed" BOOLEAN NOT NULL DEFAULT true,
    "mailDue" "MailTiming",
    "roomId" INTEGER,
    "announcementId" INTEGER,
    "givenId" INTEGER,
    "submissionId" INTEGER,
    "assessmentId" INTEGER,
    "certificateId" INTEGER,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "NotificationChoice" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "inProduct" BOOLEAN NOT NULL,
    "mail" "MailTiming",
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "push" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "NotificationChoice_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "NotificationHour" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "hour" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NotificationHour_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "PushSubscription" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "sessionId" INTEGER NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PushSubscription_pkey" PRIMARY KEY ("id")
);

-- organizations

CREATE TABLE "Organization" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "address" TEXT,
    "city" TEXT,
    "logo" TEXT,
    "website" TEXT,
    "theme" TEXT,
    "selfRegistration" BOOLEAN NOT NULL DEFAULT false,
    "disableLogin" BOOLEAN NOT NULL DEFAULT false,
    "domain" TEXT,
    "customDomain" TEXT,
    "useSharedDb" BOOLEAN NOT NULL DEFAULT true,
    "allowedOrigins" TEXT NOT NULL DEFAULT '',
    "licenseStatus" "LicenseStatus" NOT NULL DEFAULT 'ACTIVE',
    "expiryDate" DATE,
    "timeZone" TEXT NOT NULL DEFAULT 'Asia/Kolkata',
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "staffSecondFactor" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Organization_pkey" PRIMARY KEY ("id")
);

-- payments

CREATE TABLE "Payment" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "transactionDate" DATE,
    "paymentMethod" "PaymentMethod",
    "status" "PaymentStatus" NOT NULL DEFAULT 'PENDING',
    "comments" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (lower("reference" || E'\n' || "comments")) STORED,
    "batchId" INTEGER,
    "courseId" INTEGER,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- questions

CREATE TABLE "Question" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "moduleId" INTEGER,
    "title" TEXT NOT NULL,
    "type" "QuestionType" NOT NULL DEFAULT 'SINGLE',
    "explanation" TEXT,
    "acceptedAnswers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "displayOrder" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "blanks" JSONB,
    "examsOnly" BOOLEAN NOT NULL DEFAULT false,
    "html" TEXT NOT NULL DEFAULT '',
    "level" "QuestionLevel",
    "markdown" TEXT NOT NULL DEFAULT '',
    "pictureId" INTEGER,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "tolerance" DOUBLE PRECISION,
    "value" DOUBLE PRECISION,
    "pictureAlt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Question_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "QuestionOption" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "isCorrect" BOOLEAN NOT NULL DEFAULT false,
    "displayOrder" INTEGER NOT NULL,
    "match" TEXT,

    CONSTRAINT "QuestionOption_pkey" PRIMARY KEY ("id")
);

-- resources

CREATE TABLE "Resource" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "type" "ResourceType" NOT NULL DEFAULT 'EMBED',
    "url" TEXT NOT NULL,
    "visibility" "ResourceVisibility" NOT NULL DEFAULT 'PUBLIC',
    "duration" INTEGER NOT NULL DEFAULT 0,
    "status" "PublishStatus" NOT NULL DEFAULT 'PUBLISHED',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "displayOrder" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Resource_pkey" PRIMARY KEY ("id")
);

-- reviews

CREATE TABLE "Review" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "rating" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

-- roles

CREATE TABLE "Role" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "rights" JSONB NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Role_pkey" PRIMARY KEY ("id")
);

-- rubrics

CREATE TABLE "Rubric" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "criteria" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Rubric_pkey" PRIMARY KEY ("id")
);

-- specializations

CREATE TABLE "Specialization" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Specialization_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "SpecializationCourse" (
    "organizationId" INTEGER NOT NULL,
    "specializationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "SpecializationCourse_pkey" PRIMARY KEY ("organizationId", "specializationId", "courseId")
);

-- submissions

CREATE TABLE "Submission" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "givenId" INTEGER NOT NULL,
    "userId" INTEGER,
    "teamId" INTEGER,
    "number" INTEGER NOT NULL,
    "state" "SubmissionState" NOT NULL DEFAULT 'DRAFT',
    "text" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "handedInAt" TIMESTAMPTZ(3),
    "handedInById" INTEGER,
    "daysLate" INTEGER NOT NULL DEFAULT 0,
    "reviewerId" INTEGER,
    "reservedUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Submission_pkey" PRIMARY KEY ("id"),
    -- A submission is a learner's or a team's.
    CONSTRAINT "Submission_of_one" CHECK (("userId" IS NULL) <> ("teamId" IS NULL))
);

CREATE TABLE "SubmissionFile" (
    "organizationId" INTEGER NOT NULL,
    "submissionId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "SubmissionFile_pkey" PRIMARY KEY ("organizationId", "submissionId", "fileId")
);

CREATE TABLE "SubmissionMark" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "submissionId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "outcome" "SubmissionState" NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,
    "maxPoints" INTEGER NOT NULL,
    "penalty" INTEGER NOT NULL DEFAULT 0,
    "score" DOUBLE PRECISION NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "criteria" JSONB NOT NULL DEFAULT '[]',
    "markedById" INTEGER NOT NULL,
    "markedByName" TEXT NOT NULL,
    "markedAt" TIMESTAMPTZ(3) NOT NULL,
    "replacedAt" TIMESTAMPTZ(3),
    "undone" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "SubmissionMark_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "MarkProposal" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "submissionId" INTEGER NOT NULL,
    "criterionKey" TEXT NOT NULL,
    "level" INTEGER NOT NULL,
    "quotation" TEXT NOT NULL,
    "state" "ProposalState" NOT NULL DEFAULT 'PROPOSED',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MarkProposal_pkey" PRIMARY KEY ("id")
);

-- trainers

CREATE TABLE "BatchTrainer" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "trainerId" INTEGER NOT NULL,
    "role" "TrainerRole" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BatchTrainer_pkey" PRIMARY KEY ("id")
);

-- users

CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT,
    "userType" "UserType" NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "careerTrack" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    -- Searches compare in lower case: made once when a row is written, that is five times as fast as at each search.
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (lower("name" || E'\n' || "email")) STORED,
    "avatarUrl" TEXT,
    "extraTimePercent" INTEGER NOT NULL DEFAULT 0,
    "erasedAt" TIMESTAMPTZ(3),

    CONSTRAINT "User_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "User_extra_time" CHECK ("extraTimePercent" BETWEEN 0 AND 300)
);

CREATE TABLE "UserRole" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "roleId" INTEGER NOT NULL,

    CONSTRAINT "UserRole_pkey" PRIMARY KEY ("organizationId", "userId", "roleId")
);

-- == Indexes ==

-- The words of a text: stems of English where it is in Latin script, else its words as they are.
CREATE FUNCTION lesson_words(written text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE WHEN written ~ '[^\u0001-\u024F\u2000-\u2BFF]'
    THEN to_tsvector('simple', written) ELSE to_tsvector('english', written) END
$$;

CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");
CREATE INDEX "Session_organizationId_userId_idx" ON "Session"("organizationId", "userId");
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");
CREATE UNIQUE INDEX "Session_organizationId_id_key" ON "Session"("organizationId", "id");

CREATE INDEX "KnownBrowser_lastUsedAt_idx" ON "KnownBrowser"("lastUsedAt");
CREATE UNIQUE INDEX "KnownBrowser_organizationId_userId_tokenHash_key"
  ON "KnownBrowser"("organizationId", "userId", "tokenHash");

CREATE UNIQUE INDEX "SignInCode_codeHash_key" ON "SignInCode"("codeHash");
CREATE INDEX "SignInCode_organizationId_userId_idx" ON "SignInCode"("organizationId", "userId");
CREATE INDEX "SignInCode_organizationId_madeById_idx" ON "SignInCode"("organizationId", "madeById");
CREATE INDEX "SignInCode_expiresAt_idx" ON "SignInCode"("expiresAt");

CREATE UNIQUE INDEX "MailToken_tokenHash_key" ON "MailToken"("tokenHash");
CREATE INDEX "MailToken_organizationId_userId_kind_createdAt_idx"
  ON "MailToken"("organizationId", "userId", "kind", "createdAt");
CREATE INDEX "MailToken_expiresAt_idx" ON "MailToken"("expiresAt");

CREATE UNIQUE INDEX "RecoveryCode_organizationId_userId_codeHash_key"
  ON "RecoveryCode"("organizationId", "userId", "codeHash");

CREATE INDEX "Passkey_organizationId_userId_idx" ON "Passkey"("organizationId", "userId");
CREATE UNIQUE INDEX "Passkey_organizationId_credentialId_key" ON "Passkey"("organizationId", "credentialId");

CREATE INDEX "PasskeyChallenge_organizationId_userId_idx" ON "PasskeyChallenge"("organizationId", "userId");
CREATE INDEX "PasskeyChallenge_expiresAt_idx" ON "PasskeyChallenge"("expiresAt");
CREATE UNIQUE INDEX "PasskeyChallenge_organizationId_challengeHash_key"
  ON "PasskeyChallenge"("organizationId", "challengeHash");

CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

CREATE INDEX "Announcement_organizationId_publishAt_id_idx" ON "Announcement"("organizationId", "publishAt", "id");
CREATE INDEX "Announcement_organizationId_authorId_idx" ON "Announcement"("organizationId", "authorId");
CREATE INDEX "Announcement_organizationId_batchId_idx" ON "Announcement"("organizationId", "batchId");
CREATE INDEX "Announcement_organizationId_courseId_idx" ON "Announcement"("organizationId", "courseId");
CREATE UNIQUE INDEX "Announcement_organizationId_id_key" ON "Announcement"("organizationId", "id");

CREATE INDEX "AnnouncementRead_organizationId_userId_idx" ON "AnnouncementRead"("organizationId", "userId");
CREATE UNIQUE INDEX "AnnouncementRead_organizationId_id_key" ON "AnnouncementRead"("organizationId", "id");
CREATE UNIQUE INDEX "AnnouncementRead_organizationId_announcementId_userId_key"
  ON "AnnouncementRead"("organizationId", "announcementId", "userId");

CREATE INDEX "CourseImport_organizationId_userId_createdAt_idx"
  ON "CourseImport"("organizationId", "userId", "createdAt");
CREATE UNIQUE INDEX "CourseImport_organizationId_id_key" ON "CourseImport"("organizationId", "id");

CREATE INDEX "Assessment_organizationId_courseId_id_idx" ON "Assessment"("organizationId", "courseId", "id");
CREATE UNIQUE INDEX "Assessment_organizationId_id_key" ON "Assessment"("organizationId", "id");
CREATE INDEX "Assessment_organizationId_state_title_id_idx" ON "Assessment"("organizationId", "state", "title", "id");
CREATE INDEX "Assessment_organizationId_title_id_idx" ON "Assessment"("organizationId", "title", "id");

CREATE INDEX "AssessmentSection_organizationId_assessmentId_displayOrder_idx"
  ON "AssessmentSection"("organizationId", "assessmentId", "displayOrder");
CREATE UNIQUE INDEX "AssessmentSection_organizationId_id_key" ON "AssessmentSection"("organizationId", "id");

CREATE INDEX "AssessmentQuestion_organizationId_assessmentId_displayOrder_idx"
  ON "AssessmentQuestion"("organizationId", "assessmentId", "displayOrder");
CREATE INDEX "AssessmentQuestion_organizationId_questionId_idx" ON "AssessmentQuestion"("organizationId", "questionId");
CREATE INDEX "AssessmentQuestion_organizationId_sectionId_idx" ON "AssessmentQuestion"("organizationId", "sectionId");

CREATE INDEX "AssessmentDraw_organizationId_assessmentId_displayOrder_idx"
  ON "AssessmentDraw"("organizationId", "assessmentId", "displayOrder");
CREATE INDEX "AssessmentDraw_organizationId_sectionId_idx" ON "AssessmentDraw"("organizationId", "sectionId");
CREATE UNIQUE INDEX "AssessmentDraw_organizationId_id_key" ON "AssessmentDraw"("organizationId", "id");

CREATE INDEX "AssessmentWindow_organizationId_batchId_idx" ON "AssessmentWindow"("organizationId", "batchId");
CREATE UNIQUE INDEX "AssessmentWindow_organizationId_id_key" ON "AssessmentWindow"("organizationId", "id");
CREATE UNIQUE INDEX "AssessmentWindow_organizationId_assessmentId_batchId_key"
  ON "AssessmentWindow"("organizationId", "assessmentId", "batchId");

CREATE INDEX "AssessmentException_organizationId_userId_idx" ON "AssessmentException"("organizationId", "userId");
CREATE UNIQUE INDEX "AssessmentException_organizationId_id_key" ON "AssessmentException"("organizationId", "id");
CREATE UNIQUE INDEX "AssessmentException_organizationId_assessmentId_userId_key"
  ON "AssessmentException"("organizationId", "assessmentId", "userId");

CREATE INDEX "AssessmentRelease_organizationId_batchId_idx" ON "AssessmentRelease"("organizationId", "batchId");
CREATE UNIQUE INDEX "AssessmentRelease_organizationId_id_key" ON "AssessmentRelease"("organizationId", "id");
CREATE UNIQUE INDEX "AssessmentRelease_organizationId_assessmentId_batchId_key"
  ON "AssessmentRelease"("organizationId", "assessmentId", "batchId");
-- Marks are released to everyone once; the unique key does not compare empty batches.
CREATE UNIQUE INDEX "AssessmentRelease_to_everyone"
  ON "AssessmentRelease"("organizationId", "assessmentId")
  WHERE "batchId" IS NULL;

CREATE INDEX "Regrade_organizationId_assessmentId_at_idx" ON "Regrade"("organizationId", "assessmentId", "at");
CREATE UNIQUE INDEX "Regrade_organizationId_id_key" ON "Regrade"("organizationId", "id");

CREATE UNIQUE INDEX "Attempt_shareToken_key" ON "Attempt"("shareToken");
CREATE INDEX "Attempt_organizationId_userId_assessmentId_startedAt_idx"
  ON "Attempt"("organizationId", "userId", "assessmentId", "startedAt");
CREATE INDEX "Attempt_organizationId_assessmentId_idx" ON "Attempt"("organizationId", "assessmentId");
CREATE UNIQUE INDEX "Attempt_organizationId_id_key" ON "Attempt"("organizationId", "id");

CREATE INDEX "AttemptQuestion_organizationId_attemptId_displayOrder_id_idx"
  ON "AttemptQuestion"("organizationId", "attemptId", "displayOrder", "id");
CREATE UNIQUE INDEX "AttemptQuestion_organizationId_id_key" ON "AttemptQuestion"("organizationId", "id");
CREATE INDEX "AttemptQuestion_organizationId_sourceId_idx" ON "AttemptQuestion"("organizationId", "sourceId");
CREATE INDEX "AttemptQuestion_organizationId_pictureId_idx" ON "AttemptQuestion"("organizationId", "pictureId");
CREATE INDEX "AttemptQuestion_organizationId_answerFileId_idx" ON "AttemptQuestion"("organizationId", "answerFileId");
CREATE INDEX "AttemptQuestion_organizationId_type_markedAt_idx"
  ON "AttemptQuestion"("organizationId", "type", "markedAt");

CREATE INDEX "AttemptOption_organizationId_questionId_displayOrder_id_idx"
  ON "AttemptOption"("organizationId", "questionId", "displayOrder", "id");

CREATE INDEX "AttemptEvent_organizationId_attemptId_at_id_idx"
  ON "AttemptEvent"("organizationId", "attemptId", "at", "id");
CREATE UNIQUE INDEX "AttemptEvent_organizationId_id_key" ON "AttemptEvent"("organizationId", "id");

CREATE INDEX "MarkChange_organizationId_questionId_at_idx" ON "MarkChange"("organizationId", "questionId", "at");
CREATE INDEX "MarkChange_organizationId_regradeId_idx" ON "MarkChange"("organizationId", "regradeId");
CREATE UNIQUE INDEX "MarkChange_organizationId_id_key" ON "MarkChange"("organizationId", "id");

CREATE INDEX "Assignment_organizationId_courseId_topicId_idx" ON "Assignment"("organizationId", "courseId", "topicId");
CREATE INDEX "Assignment_organizationId_rubricId_idx" ON "Assignment"("organizationId", "rubricId");
CREATE INDEX "Assignment_organizationId_title_id_idx" ON "Assignment"("organizationId", "title", "id");
CREATE UNIQUE INDEX "Assignment_organizationId_id_key" ON "Assignment"("organizationId", "id");

CREATE INDEX "AssignmentFile_organizationId_fileId_idx" ON "AssignmentFile"("organizationId", "fileId");

CREATE INDEX "GivenAssignment_organizationId_batchId_idx" ON "GivenAssignment"("organizationId", "batchId");
CREATE INDEX "GivenAssignment_organizationId_opensAt_announcedAt_idx"
  ON "GivenAssignment"("organizationId", "opensAt", "announcedAt");
CREATE UNIQUE INDEX "GivenAssignment_organizationId_id_key" ON "GivenAssignment"("organizationId", "id");
CREATE UNIQUE INDEX "GivenAssignment_organizationId_assignmentId_batchId_key"
  ON "GivenAssignment"("organizationId", "assignmentId", "batchId");
-- An assignment is given once to everyone enrolled; the unique key does not compare empty batches.
CREATE UNIQUE INDEX "GivenAssignment_to_everyone"
  ON "GivenAssignment"("organizationId", "assignmentId") WHERE "batchId" IS NULL;

CREATE INDEX "AssignmentExtension_organizationId_userId_idx" ON "AssignmentExtension"("organizationId", "userId");
CREATE UNIQUE INDEX "AssignmentExtension_organizationId_id_key" ON "AssignmentExtension"("organizationId", "id");
CREATE UNIQUE INDEX "AssignmentExtension_organizationId_givenId_userId_key"
  ON "AssignmentExtension"("organizationId", "givenId", "userId");

CREATE UNIQUE INDEX "ProjectTeam_organizationId_id_key" ON "ProjectTeam"("organizationId", "id");
CREATE UNIQUE INDEX "ProjectTeam_organizationId_givenId_id_key" ON "ProjectTeam"("organizationId", "givenId", "id");
CREATE UNIQUE INDEX "ProjectTeam_organizationId_givenId_name_key" ON "ProjectTeam"("organizationId", "givenId", "name");

CREATE INDEX "ProjectTeamMember_organizationId_givenId_teamId_idx"
  ON "ProjectTeamMember"("organizationId", "givenId", "teamId");
CREATE INDEX "ProjectTeamMember_organizationId_userId_idx" ON "ProjectTeamMember"("organizationId", "userId");
CREATE UNIQUE INDEX "ProjectTeamMember_organizationId_id_key" ON "ProjectTeamMember"("organizationId", "id");
CREATE UNIQUE INDEX "ProjectTeamMember_organizationId_givenId_userId_key"
  ON "ProjectTeamMember"("organizationId", "givenId", "userId");

CREATE INDEX "MilestoneCheck_organizationId_userId_idx" ON "MilestoneCheck"("organizationId", "userId");
CREATE INDEX "MilestoneCheck_organizationId_givenId_teamId_idx"
  ON "MilestoneCheck"("organizationId", "givenId", "teamId");
CREATE UNIQUE INDEX "MilestoneCheck_organizationId_id_key" ON "MilestoneCheck"("organizationId", "id");
CREATE UNIQUE INDEX "MilestoneCheck_organizationId_givenId_milestoneKey_userId_key"
  ON "MilestoneCheck"("organizationId", "givenId", "milestoneKey", "userId");
CREATE UNIQUE INDEX "MilestoneCheck_organizationId_givenId_milestoneKey_teamId_key"
  ON "MilestoneCheck"("organizationId", "givenId", "milestoneKey", "teamId");

CREATE INDEX "BatchCourse_organizationId_courseId_idx" ON "BatchCourse"("organizationId", "courseId");
CREATE UNIQUE INDEX "BatchCourse_organizationId_id_key" ON "BatchCourse"("organizationId", "id");
CREATE UNIQUE INDEX "BatchCourse_organizationId_batchId_courseId_key"
  ON "BatchCourse"("organizationId", "batchId", "courseId");

CREATE INDEX "BatchCourseTopic_organizationId_courseId_topicId_idx"
  ON "BatchCourseTopic"("organizationId", "courseId", "topicId");
CREATE INDEX "BatchCourseTopic_organizationId_status_plannedDate_idx"
  ON "BatchCourseTopic"("organizationId", "status", "plannedDate");
CREATE UNIQUE INDEX "BatchCourseTopic_organizationId_batchId_courseId_topicId_key"
  ON "BatchCourseTopic"("organizationId", "batchId", "courseId", "topicId");

CREATE UNIQUE INDEX "BatchFeed_organizationId_batchId_key" ON "BatchFeed"("organizationId", "batchId");

CREATE INDEX "Batch_organizationId_status_startDate_id_idx" ON "Batch"("organizationId", "status", "startDate", "id");
CREATE INDEX "Batch_organizationId_startDate_id_idx" ON "Batch"("organizationId", "startDate", "id");
CREATE INDEX "Batch_organizationId_name_id_idx" ON "Batch"("organizationId", "name", "id");
CREATE UNIQUE INDEX "Batch_organizationId_id_key" ON "Batch"("organizationId", "id");

CREATE INDEX "BatchUser_organizationId_userId_idx" ON "BatchUser"("organizationId", "userId");
CREATE UNIQUE INDEX "BatchUser_organizationId_batchId_userId_key" ON "BatchUser"("organizationId", "batchId", "userId");

CREATE INDEX "BlogPost_organizationId_publishedAt_id_idx" ON "BlogPost"("organizationId", "publishedAt", "id");
CREATE INDEX "BlogPost_organizationId_courseId_idx" ON "BlogPost"("organizationId", "courseId");
CREATE UNIQUE INDEX "BlogPost_organizationId_id_key" ON "BlogPost"("organizationId", "id");
CREATE UNIQUE INDEX "BlogPost_organizationId_slug_key" ON "BlogPost"("organizationId", "slug");
CREATE INDEX "BlogPost_organizationId_status_publishedAt_id_idx"
  ON "BlogPost"("organizationId", "status", "publishedAt", "id");

CREATE UNIQUE INDEX "Category_organizationId_id_key" ON "Category"("organizationId", "id");
CREATE UNIQUE INDEX "Category_organizationId_name_key" ON "Category"("organizationId", "name");
-- Codes, titles and names are compared without case, which Prisma's models cannot say of an index.
CREATE UNIQUE INDEX "Category_organizationId_lower_name_key" ON "Category"("organizationId", lower("name"));

CREATE INDEX "CertificateTemplate_organizationId_name_id_idx" ON "CertificateTemplate"("organizationId", "name", "id");
CREATE INDEX "CertificateTemplate_organizationId_courseId_idx" ON "CertificateTemplate"("organizationId", "courseId");
CREATE INDEX "CertificateTemplate_organizationId_batchId_idx" ON "CertificateTemplate"("organizationId", "batchId");
CREATE INDEX "CertificateTemplate_organizationId_specializationId_idx"
  ON "CertificateTemplate"("organizationId", "specializationId");
CREATE INDEX "CertificateTemplate_organizationId_assessmentId_idx"
  ON "CertificateTemplate"("organizationId", "assessmentId");
CREATE INDEX "CertificateTemplate_organizationId_backgroundFileId_idx"
  ON "CertificateTemplate"("organizationId", "backgroundFileId");
CREATE INDEX "CertificateTemplate_organizationId_logoFileId_idx"
  ON "CertificateTemplate"("organizationId", "logoFileId");
CREATE INDEX "CertificateTemplate_organizationId_signatureFileId_idx"
  ON "CertificateTemplate"("organizationId", "signatureFileId");
CREATE UNIQUE INDEX "CertificateTemplate_organizationId_id_key" ON "CertificateTemplate"("organizationId", "id");

CREATE INDEX "Certificate_organizationId_userId_id_idx" ON "Certificate"("organizationId", "userId", "id");
CREATE UNIQUE INDEX "Certificate_organizationId_id_key" ON "Certificate"("organizationId", "id");
CREATE UNIQUE INDEX "Certificate_organizationId_serial_key" ON "Certificate"("organizationId", "serial");
CREATE UNIQUE INDEX "Certificate_organizationId_templateId_userId_key"
  ON "Certificate"("organizationId", "templateId", "userId");

CREATE INDEX "CertificateRun_organizationId_templateId_idx" ON "CertificateRun"("organizationId", "templateId");
CREATE UNIQUE INDEX "CertificateRun_organizationId_id_key" ON "CertificateRun"("organizationId", "id");

CREATE UNIQUE INDEX "SigningKey_organizationId_thumbprint_key" ON "SigningKey"("organizationId", "thumbprint");

CREATE INDEX "Room_organizationId_batchId_idx" ON "Room"("organizationId", "batchId");
CREATE UNIQUE INDEX "Room_organizationId_id_key" ON "Room"("organizationId", "id");
CREATE UNIQUE INDEX "Room_organizationId_key_key" ON "Room"("organizationId", "key");

CREATE INDEX "RoomMember_organizationId_userId_idx" ON "RoomMember"("organizationId", "userId");
CREATE INDEX "RoomMember_organizationId_lastReadMessageId_idx" ON "RoomMember"("organizationId", "lastReadMessageId");

CREATE INDEX "Message_organizationId_roomId_parentMessageId_idx"
  ON "Message"("organizationId", "roomId", "parentMessageId");
CREATE UNIQUE INDEX "Message_organizationId_id_key" ON "Message"("organizationId", "id");
CREATE UNIQUE INDEX "Message_organizationId_roomId_id_key" ON "Message"("organizationId", "roomId", "id");
CREATE UNIQUE INDEX "Message_organizationId_userId_clientId_key" ON "Message"("organizationId", "userId", "clientId");
CREATE INDEX "Message_organizationId_roomId_version_idx" ON "Message"("organizationId", "roomId", "version");
-- The search through messages. Prisma knows no indexes on expressions and leaves this one alone.
CREATE INDEX "Message_messageText_search_idx" ON "Message" USING GIN (to_tsvector('simple', "messageText"));

CREATE INDEX "MessageRevision_organizationId_messageId_id_idx"
  ON "MessageRevision"("organizationId", "messageId", "id");

CREATE INDEX "Favourite_organizationId_messageId_idx" ON "Favourite"("organizationId", "messageId");

CREATE INDEX "MessageFile_organizationId_fileId_idx" ON "MessageFile"("organizationId", "fileId");

CREATE INDEX "Course_organizationId_status_title_id_idx" ON "Course"("organizationId", "status", "title", "id");
CREATE INDEX "Course_organizationId_status_publishedAt_id_idx"
  ON "Course"("organizationId", "status", "publishedAt", "id");
CREATE INDEX "Course_organizationId_status_duration_id_idx" ON "Course"("organizationId", "status", "duration", "id");
CREATE INDEX "Course_organizationId_categoryId_idx" ON "Course"("organizationId", "categoryId");
CREATE INDEX "Course_organizationId_trainerId_idx" ON "Course"("organizationId", "trainerId");
CREATE INDEX "Course_organizationId_title_id_idx" ON "Course"("organizationId", "title", "id");
CREATE INDEX "Course_organizationId_updatedAt_id_idx" ON "Course"("organizationId", "updatedAt", "id");
CREATE UNIQUE INDEX "Course_organizationId_id_key" ON "Course"("organizationId", "id");
CREATE UNIQUE INDEX "Course_organizationId_code_key" ON "Course"("organizationId", "code");
CREATE UNIQUE INDEX "Course_organizationId_lower_code_key" ON "Course"("organizationId", lower("code"));

CREATE INDEX "Module_organizationId_courseId_displayOrder_id_idx"
  ON "Module"("organizationId", "courseId", "displayOrder", "id");
CREATE UNIQUE INDEX "Module_organizationId_id_key" ON "Module"("organizationId", "id");
CREATE UNIQUE INDEX "Module_organizationId_courseId_id_key" ON "Module"("organizationId", "courseId", "id");

CREATE INDEX "Topic_organizationId_courseId_moduleId_displayOrder_id_idx"
  ON "Topic"("organizationId", "courseId", "moduleId", "displayOrder", "id");
CREATE UNIQUE INDEX "Topic_organizationId_id_key" ON "Topic"("organizationId", "id");
CREATE UNIQUE INDEX "Topic_organizationId_courseId_id_key" ON "Topic"("organizationId", "courseId", "id");
CREATE INDEX "Topic_words_idx" ON "Topic" USING GIN (lesson_words("name" || ' ' || "summary"));

CREATE INDEX "Curriculum_organizationId_status_title_id_idx" ON "Curriculum"("organizationId", "status", "title", "id");
CREATE INDEX "Curriculum_organizationId_trainerId_idx" ON "Curriculum"("organizationId", "trainerId");
CREATE INDEX "Curriculum_organizationId_updatedAt_id_idx" ON "Curriculum"("organizationId", "updatedAt", "id");
CREATE UNIQUE INDEX "Curriculum_organizationId_id_key" ON "Curriculum"("organizationId", "id");
CREATE UNIQUE INDEX "Curriculum_organizationId_title_key" ON "Curriculum"("organizationId", "title");
CREATE UNIQUE INDEX "Curriculum_organizationId_lower_title_key" ON "Curriculum"("organizationId", lower("title"));

CREATE INDEX "CurriculumObjective_organizationId_curriculumId_displayOrde_idx"
  ON "CurriculumObjective"("organizationId", "curriculumId", "displayOrder", "id");

CREATE INDEX "CurriculumModule_organizationId_curriculumId_displayOrder_i_idx"
  ON "CurriculumModule"("organizationId", "curriculumId", "displayOrder", "id");
CREATE UNIQUE INDEX "CurriculumModule_organizationId_id_key" ON "CurriculumModule"("organizationId", "id");

CREATE INDEX "CurriculumTopic_organizationId_moduleId_displayOrder_id_idx"
  ON "CurriculumTopic"("organizationId", "moduleId", "displayOrder", "id");
CREATE UNIQUE INDEX "CurriculumTopic_organizationId_id_key" ON "CurriculumTopic"("organizationId", "id");

CREATE INDEX "CurriculumQuestion_organizationId_moduleId_displayOrder_id_idx"
  ON "CurriculumQuestion"("organizationId", "moduleId", "displayOrder", "id");
CREATE UNIQUE INDEX "CurriculumQuestion_organizationId_id_key" ON "CurriculumQuestion"("organizationId", "id");

CREATE INDEX "CurriculumQuestionOption_organizationId_questionId_displayO_idx"
  ON "CurriculumQuestionOption"("organizationId", "questionId", "displayOrder", "id");

CREATE INDEX "Enrolment_organizationId_courseId_idx" ON "Enrolment"("organizationId", "courseId");
CREATE UNIQUE INDEX "Enrolment_organizationId_id_key" ON "Enrolment"("organizationId", "id");
CREATE UNIQUE INDEX "Enrolment_organizationId_userId_courseId_key"
  ON "Enrolment"("organizationId", "userId", "courseId");
CREATE INDEX "Enrolment_organizationId_createdAt_id_idx" ON "Enrolment"("organizationId", "createdAt", "id");

CREATE INDEX "PlaceRequest_organizationId_courseId_idx" ON "PlaceRequest"("organizationId", "courseId");
CREATE INDEX "PlaceRequest_organizationId_createdAt_id_idx" ON "PlaceRequest"("organizationId", "createdAt", "id");
CREATE UNIQUE INDEX "PlaceRequest_organizationId_id_key" ON "PlaceRequest"("organizationId", "id");
CREATE UNIQUE INDEX "PlaceRequest_organizationId_userId_courseId_key"
  ON "PlaceRequest"("organizationId", "userId", "courseId");

CREATE INDEX "TopicProgress_organizationId_courseId_topicId_idx"
  ON "TopicProgress"("organizationId", "courseId", "topicId");
CREATE UNIQUE INDEX "TopicProgress_organizationId_userId_courseId_topicId_key"
  ON "TopicProgress"("organizationId", "userId", "courseId", "topicId");

CREATE INDEX "QuestionMark_organizationId_questionId_idx" ON "QuestionMark"("organizationId", "questionId");

CREATE INDEX "ResourceMark_organizationId_resourceId_idx" ON "ResourceMark"("organizationId", "resourceId");

CREATE INDEX "File_organizationId_name_id_idx" ON "File"("organizationId", "name", "id");
CREATE INDEX "File_organizationId_createdAt_id_idx" ON "File"("organizationId", "createdAt", "id");
CREATE INDEX "File_organizationId_bytes_id_idx" ON "File"("organizationId", "bytes", "id");
CREATE INDEX "File_organizationId_unusedSince_idx" ON "File"("organizationId", "unusedSince");
CREATE UNIQUE INDEX "File_organizationId_id_key" ON "File"("organizationId", "id");
CREATE UNIQUE INDEX "File_organizationId_storageKey_key" ON "File"("organizationId", "storageKey");

CREATE INDEX "FileUse_organizationId_ownerKind_ownerId_idx" ON "FileUse"("organizationId", "ownerKind", "ownerId");

CREATE INDEX "Instruction_organizationId_courseId_createdAt_id_idx"
  ON "Instruction"("organizationId", "courseId", "createdAt", "id");
CREATE INDEX "Instruction_organizationId_curriculumId_createdAt_id_idx"
  ON "Instruction"("organizationId", "curriculumId", "createdAt", "id");
CREATE INDEX "Instruction_organizationId_createdById_idx" ON "Instruction"("organizationId", "createdById");

CREATE INDEX "GenerationRun_organizationId_startedAt_id_idx" ON "GenerationRun"("organizationId", "startedAt", "id");
CREATE INDEX "GenerationRun_organizationId_userId_id_idx" ON "GenerationRun"("organizationId", "userId", "id");
CREATE UNIQUE INDEX "GenerationRun_organizationId_id_key" ON "GenerationRun"("organizationId", "id");
CREATE UNIQUE INDEX "GenerationRun_organizationId_runningFor_key" ON "GenerationRun"("organizationId", "runningFor");
CREATE INDEX "GenerationRun_status_aliveAt_idx" ON "GenerationRun"("status", "aliveAt");

CREATE INDEX "GenerationAttempt_organizationId_runId_idx" ON "GenerationAttempt"("organizationId", "runId");
CREATE INDEX "GenerationAttempt_organizationId_userId_startedAt_idx"
  ON "GenerationAttempt"("organizationId", "userId", "startedAt");
CREATE INDEX "GenerationAttempt_organizationId_endedAt_idx" ON "GenerationAttempt"("organizationId", "endedAt");
CREATE UNIQUE INDEX "GenerationAttempt_organizationId_id_key" ON "GenerationAttempt"("organizationId", "id");

CREATE INDEX "GradeScheme_organizationId_batchId_courseId_idx"
  ON "GradeScheme"("organizationId", "batchId", "courseId");
CREATE UNIQUE INDEX "GradeScheme_organizationId_id_key" ON "GradeScheme"("organizationId", "id");
CREATE UNIQUE INDEX "GradeScheme_organizationId_courseId_batchId_key"
  ON "GradeScheme"("organizationId", "courseId", "batchId");
-- A course has one scheme of its own; the unique key does not compare empty batches.
CREATE UNIQUE INDEX "GradeScheme_of_course" ON "GradeScheme"("organizationId", "courseId") WHERE "batchId" IS NULL;

CREATE INDEX "GradeItem_organizationId_batchId_courseId_displayOrder_id_idx"
  ON "GradeItem"("organizationId", "batchId", "courseId", "displayOrder", "id");
CREATE UNIQUE INDEX "GradeItem_organizationId_id_key" ON "GradeItem"("organizationId", "id");
CREATE UNIQUE INDEX "GradeItem_organizationId_batchId_courseId_id_key"
  ON "GradeItem"("organizationId", "batchId", "courseId", "id");

CREATE INDEX "GradeEntry_organizationId_batchId_courseId_userId_itemKey_e_idx"
  ON "GradeEntry"("organizationId", "batchId", "courseId", "userId", "itemKey", "enteredAt");
CREATE INDEX "GradeEntry_organizationId_userId_replacedAt_idx"
  ON "GradeEntry"("organizationId", "userId", "replacedAt");
CREATE INDEX "GradeEntry_organizationId_batchId_courseId_itemId_idx"
  ON "GradeEntry"("organizationId", "batchId", "courseId", "itemId");
CREATE UNIQUE INDEX "GradeEntry_organizationId_id_key" ON "GradeEntry"("organizationId", "id");
-- One entry holds for a cell.
CREATE UNIQUE INDEX "GradeEntry_that_holds"
  ON "GradeEntry"("organizationId", "batchId", "courseId", "userId", "itemKey")
  WHERE "replacedAt" IS NULL;

CREATE INDEX "History_organizationId_at_id_idx" ON "History"("organizationId", "at", "id");
CREATE INDEX "History_organizationId_actorId_id_idx" ON "History"("organizationId", "actorId", "id");
CREATE INDEX "History_organizationId_action_id_idx" ON "History"("organizationId", "action", "id");
CREATE INDEX "History_organizationId_undoOf_idx" ON "History"("organizationId", "undoOf");
CREATE UNIQUE INDEX "History_organizationId_id_key" ON "History"("organizationId", "id");

CREATE INDEX "HistoryLine_organizationId_historyId_id_idx" ON "HistoryLine"("organizationId", "historyId", "id");
CREATE INDEX "HistoryLine_organizationId_table_rowId_idx" ON "HistoryLine"("organizationId", "table", "rowId");
CREATE INDEX "HistoryLine_organizationId_userId_historyId_idx"
  ON "HistoryLine"("organizationId", "userId", "historyId");
CREATE INDEX "HistoryLine_organizationId_batchId_historyId_idx"
  ON "HistoryLine"("organizationId", "batchId", "historyId");
CREATE INDEX "HistoryLine_organizationId_courseId_historyId_idx"
  ON "HistoryLine"("organizationId", "courseId", "historyId");

CREATE UNIQUE INDEX "HistorySeal_organizationId_historyId_key" ON "HistorySeal"("organizationId", "historyId");

CREATE UNIQUE INDEX "Holiday_organizationId_id_key" ON "Holiday"("organizationId", "id");
CREATE UNIQUE INDEX "Holiday_organizationId_day_key" ON "Holiday"("organizationId", "day");

CREATE UNIQUE INDEX "IdentityProvider_organizationId_id_key" ON "IdentityProvider"("organizationId", "id");

CREATE UNIQUE INDEX "Identity_organizationId_providerId_subject_key"
  ON "Identity"("organizationId", "providerId", "subject");
CREATE UNIQUE INDEX "Identity_organizationId_userId_providerId_key"
  ON "Identity"("organizationId", "userId", "providerId");

CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation"("tokenHash");
CREATE INDEX "Invitation_organizationId_email_idx" ON "Invitation"("organizationId", "email");
CREATE INDEX "Invitation_organizationId_invitedById_idx" ON "Invitation"("organizationId", "invitedById");
CREATE INDEX "Invitation_organizationId_batchId_idx" ON "Invitation"("organizationId", "batchId");
CREATE INDEX "Invitation_organizationId_courseId_idx" ON "Invitation"("organizationId", "courseId");
CREATE UNIQUE INDEX "Invitation_organizationId_id_key" ON "Invitation"("organizationId", "id");

CREATE INDEX "InvitationAcceptance_organizationId_userId_idx" ON "InvitationAcceptance"("organizationId", "userId");
CREATE UNIQUE INDEX "InvitationAcceptance_organizationId_invitationId_userId_key"
  ON "InvitationAcceptance"("organizationId", "invitationId", "userId");

CREATE INDEX "Job_runAt_id_idx" ON "Job"("runAt", "id");
CREATE INDEX "Job_organizationId_failedAt_id_idx" ON "Job"("organizationId", "failedAt", "id");
CREATE UNIQUE INDEX "Job_organizationId_id_key" ON "Job"("organizationId", "id");
CREATE UNIQUE INDEX "Job_organizationId_kind_key_key" ON "Job"("organizationId", "kind", "key");

CREATE INDEX "TopicBlock_organizationId_courseId_topicId_displayOrder_id_idx"
  ON "TopicBlock"("organizationId", "courseId", "topicId", "displayOrder", "id");
CREATE INDEX "TopicBlock_organizationId_fileId_idx" ON "TopicBlock"("organizationId", "fileId");
CREATE INDEX "TopicBlock_organizationId_captionsFileId_idx" ON "TopicBlock"("organizationId", "captionsFileId");
CREATE INDEX "TopicBlock_organizationId_courseId_questionId_idx"
  ON "TopicBlock"("organizationId", "courseId", "questionId");
CREATE UNIQUE INDEX "TopicBlock_organizationId_id_key" ON "TopicBlock"("organizationId", "id");
CREATE UNIQUE INDEX "TopicBlock_organizationId_draftId_key" ON "TopicBlock"("organizationId", "draftId");
CREATE INDEX "TopicBlock_words_idx"
  ON "TopicBlock"
  USING GIN (lesson_words("markdown" || ' ' || "caption" || ' ' || "altText")) WHERE "draftId" IS NOT NULL;
CREATE UNIQUE INDEX "TopicBlock_organizationId_topicId_clientKey_key"
  ON "TopicBlock"("organizationId", "topicId", "clientKey");

CREATE UNIQUE INDEX "TopicBlockRevision_organizationId_id_key" ON "TopicBlockRevision"("organizationId", "id");
CREATE UNIQUE INDEX "TopicBlockRevision_organizationId_blockId_version_key"
  ON "TopicBlockRevision"("organizationId", "blockId", "version");

CREATE INDEX "BlockProgress_organizationId_userId_courseId_idx"
  ON "BlockProgress"("organizationId", "userId", "courseId");
CREATE INDEX "BlockProgress_organizationId_blockId_idx" ON "BlockProgress"("organizationId", "blockId");

CREATE INDEX "TopicNote_organizationId_courseId_topicId_idx" ON "TopicNote"("organizationId", "courseId", "topicId");

CREATE INDEX "TopicQuestion_organizationId_courseId_topicId_id_idx"
  ON "TopicQuestion"("organizationId", "courseId", "topicId", "id");
CREATE INDEX "TopicQuestion_organizationId_userId_idx" ON "TopicQuestion"("organizationId", "userId");
CREATE UNIQUE INDEX "TopicQuestion_organizationId_id_key" ON "TopicQuestion"("organizationId", "id");

CREATE INDEX "TopicAnswer_organizationId_questionId_id_idx" ON "TopicAnswer"("organizationId", "questionId", "id");
CREATE INDEX "TopicAnswer_organizationId_userId_idx" ON "TopicAnswer"("organizationId", "userId");
CREATE UNIQUE INDEX "TopicAnswer_organizationId_id_key" ON "TopicAnswer"("organizationId", "id");

CREATE INDEX "CurriculumBlock_organizationId_topicId_displayOrder_id_idx"
  ON "CurriculumBlock"("organizationId", "topicId", "displayOrder", "id");
CREATE INDEX "CurriculumBlock_organizationId_fileId_idx" ON "CurriculumBlock"("organizationId", "fileId");
CREATE INDEX "CurriculumBlock_organizationId_captionsFileId_idx"
  ON "CurriculumBlock"("organizationId", "captionsFileId");
CREATE INDEX "CurriculumBlock_organizationId_questionId_idx" ON "CurriculumBlock"("organizationId", "questionId");
CREATE UNIQUE INDEX "CurriculumBlock_organizationId_id_key" ON "CurriculumBlock"("organizationId", "id");

CREATE INDEX "MailMessage_organizationId_state_id_idx" ON "MailMessage"("organizationId", "state", "id");
CREATE INDEX "MailMessage_organizationId_kind_id_idx" ON "MailMessage"("organizationId", "kind", "id");
CREATE INDEX "MailMessage_organizationId_userId_id_idx" ON "MailMessage"("organizationId", "userId", "id");
CREATE INDEX "MailMessage_organizationId_triedAt_idx" ON "MailMessage"("organizationId", "triedAt");
CREATE INDEX "MailMessage_organizationId_createdAt_idx" ON "MailMessage"("organizationId", "createdAt");
CREATE UNIQUE INDEX "MailMessage_organizationId_id_key" ON "MailMessage"("organizationId", "id");
CREATE UNIQUE INDEX "MailMessage_organizationId_uid_key" ON "MailMessage"("organizationId", "uid");
CREATE INDEX "MailMessage_organizationId_messageId_idx" ON "MailMessage"("organizationId", "messageId");

CREATE UNIQUE INDEX "MailTemplate_organizationId_id_key" ON "MailTemplate"("organizationId", "id");
CREATE UNIQUE INDEX "MailTemplate_organizationId_kind_key" ON "MailTemplate"("organizationId", "kind");

CREATE UNIQUE INDEX "MailSuppression_organizationId_id_key" ON "MailSuppression"("organizationId", "id");
CREATE UNIQUE INDEX "MailSuppression_organizationId_address_kind_key"
  ON "MailSuppression"("organizationId", "address", "kind");

CREATE INDEX "Notification_organizationId_userId_id_idx" ON "Notification"("organizationId", "userId", "id");
CREATE INDEX "Notification_organizationId_userId_readAt_idx" ON "Notification"("organizationId", "userId", "readAt");
CREATE INDEX "Notification_organizationId_courseId_idx" ON "Notification"("organizationId", "courseId");
CREATE INDEX "Notification_organizationId_batchId_idx" ON "Notification"("organizationId", "batchId");
CREATE INDEX "Notification_organizationId_topicId_idx" ON "Notification"("organizationId", "topicId");
CREATE INDEX "Notification_organizationId_topicQuestionId_idx" ON "Notification"("organizationId", "topicQuestionId");
CREATE INDEX "Notification_organizationId_paymentId_idx" ON "Notification"("organizationId", "paymentId");
CREATE UNIQUE INDEX "Notification_organizationId_id_key" ON "Notification"("organizationId", "id");
CREATE UNIQUE INDEX "Notification_organizationId_userId_dedupeKey_key"
  ON "Notification"("organizationId", "userId", "dedupeKey");
CREATE INDEX "Notification_organizationId_mergedIntoId_idx" ON "Notification"("organizationId", "mergedIntoId");
CREATE INDEX "Notification_organizationId_mailDue_userId_idx" ON "Notification"("organizationId", "mailDue", "userId");
CREATE INDEX "Notification_organizationId_roomId_idx" ON "Notification"("organizationId", "roomId");
CREATE INDEX "Notification_organizationId_announcementId_idx" ON "Notification"("organizationId", "announcementId");
CREATE INDEX "Notification_organizationId_givenId_idx" ON "Notification"("organizationId", "givenId");
CREATE INDEX "Notification_organizationId_submissionId_idx" ON "Notification"("organizationId", "submissionId");
CREATE INDEX "Notification_organizationId_assessmentId_idx" ON "Notification"("organizationId", "assessmentId");
CREATE INDEX "Notification_organizationId_certificateId_idx" ON "Notification"("organizationId", "certificateId");

CREATE UNIQUE INDEX "NotificationChoice_organizationId_id_key" ON "NotificationChoice"("organizationId", "id");
CREATE UNIQUE INDEX "NotificationChoice_organizationId_userId_kind_key"
  ON "NotificationChoice"("organizationId", "userId", "kind");

CREATE UNIQUE INDEX "NotificationHour_organizationId_id_key" ON "NotificationHour"("organizationId", "id");
CREATE UNIQUE INDEX "NotificationHour_organizationId_userId_key" ON "NotificationHour"("organizationId", "userId");

CREATE INDEX "PushSubscription_organizationId_userId_idx" ON "PushSubscription"("organizationId", "userId");
CREATE INDEX "PushSubscription_organizationId_sessionId_idx" ON "PushSubscription"("organizationId", "sessionId");
CREATE UNIQUE INDEX "PushSubscription_organizationId_id_key" ON "PushSubscription"("organizationId", "id");
CREATE UNIQUE INDEX "PushSubscription_organizationId_endpoint_key" ON "PushSubscription"("organizationId", "endpoint");

CREATE UNIQUE INDEX "Organization_code_key" ON "Organization"("code");
CREATE UNIQUE INDEX "Organization_domain_key" ON "Organization"("domain");
CREATE UNIQUE INDEX "Organization_customDomain_key" ON "Organization"("customDomain");

CREATE INDEX "Payment_organizationId_transactionDate_id_idx" ON "Payment"("organizationId", "transactionDate", "id");
CREATE INDEX "Payment_organizationId_userId_idx" ON "Payment"("organizationId", "userId");
CREATE UNIQUE INDEX "Payment_organizationId_id_key" ON "Payment"("organizationId", "id");
CREATE UNIQUE INDEX "Payment_organizationId_reference_key" ON "Payment"("organizationId", "reference");
CREATE INDEX "Payment_organizationId_courseId_idx" ON "Payment"("organizationId", "courseId");
CREATE INDEX "Payment_organizationId_batchId_idx" ON "Payment"("organizationId", "batchId");
-- The order of the list of payments: the latest first, those without a date last. An index in another order of nulls is
-- of no use for it.
CREATE INDEX "Payment_latest_idx" ON "Payment"("organizationId", "transactionDate" DESC NULLS LAST, "id" DESC);
CREATE INDEX "Payment_latest_by_status_idx"
  ON "Payment"("organizationId", "status", "transactionDate" DESC NULLS LAST, "id" DESC);

CREATE INDEX "Question_organizationId_courseId_moduleId_displayOrder_id_idx"
  ON "Question"("organizationId", "courseId", "moduleId", "displayOrder", "id");
CREATE UNIQUE INDEX "Question_organizationId_id_key" ON "Question"("organizationId", "id");
CREATE UNIQUE INDEX "Question_organizationId_courseId_id_key" ON "Question"("organizationId", "courseId", "id");
CREATE INDEX "Question_organizationId_pictureId_idx" ON "Question"("organizationId", "pictureId");

CREATE INDEX "QuestionOption_organizationId_questionId_displayOrder_id_idx"
  ON "QuestionOption"("organizationId", "questionId", "displayOrder", "id");

CREATE INDEX "Resource_organizationId_courseId_displayOrder_id_idx"
  ON "Resource"("organizationId", "courseId", "displayOrder", "id");
CREATE INDEX "Resource_organizationId_updatedAt_id_idx" ON "Resource"("organizationId", "updatedAt", "id");
CREATE UNIQUE INDEX "Resource_organizationId_id_key" ON "Resource"("organizationId", "id");
CREATE UNIQUE INDEX "Resource_organizationId_courseId_id_key" ON "Resource"("organizationId", "courseId", "id");

CREATE INDEX "Review_organizationId_courseId_updatedAt_id_idx"
  ON "Review"("organizationId", "courseId", "updatedAt", "id");
CREATE INDEX "Review_organizationId_userId_idx" ON "Review"("organizationId", "userId");
CREATE UNIQUE INDEX "Review_organizationId_courseId_userId_key" ON "Review"("organizationId", "courseId", "userId");

CREATE UNIQUE INDEX "Role_organizationId_id_key" ON "Role"("organizationId", "id");
CREATE UNIQUE INDEX "Role_organizationId_name_key" ON "Role"("organizationId", "name");

CREATE INDEX "Rubric_organizationId_name_id_idx" ON "Rubric"("organizationId", "name", "id");
CREATE UNIQUE INDEX "Rubric_organizationId_id_key" ON "Rubric"("organizationId", "id");

CREATE UNIQUE INDEX "Specialization_organizationId_id_key" ON "Specialization"("organizationId", "id");
CREATE UNIQUE INDEX "Specialization_organizationId_name_key" ON "Specialization"("organizationId", "name");
CREATE UNIQUE INDEX "Specialization_organizationId_lower_name_key" ON "Specialization"("organizationId", lower("name"));

CREATE INDEX "SpecializationCourse_organizationId_specializationId_displa_idx"
  ON "SpecializationCourse"("organizationId", "specializationId", "displayOrder");
CREATE INDEX "SpecializationCourse_organizationId_courseId_idx" ON "SpecializationCourse"("organizationId", "courseId");

CREATE INDEX "Submission_organizationId_state_handedInAt_id_idx"
  ON "Submission"("organizationId", "state", "handedInAt", "id");
CREATE INDEX "Submission_organizationId_userId_idx" ON "Submission"("organizationId", "userId");
CREATE INDEX "Submission_organizationId_givenId_teamId_idx" ON "Submission"("organizationId", "givenId", "teamId");
CREATE INDEX "Submission_organizationId_reviewerId_idx" ON "Submission"("organizationId", "reviewerId");
CREATE INDEX "Submission_organizationId_handedInById_idx" ON "Submission"("organizationId", "handedInById");
CREATE UNIQUE INDEX "Submission_organizationId_id_key" ON "Submission"("organizationId", "id");
CREATE UNIQUE INDEX "Submission_organizationId_givenId_userId_number_key"
  ON "Submission"("organizationId", "givenId", "userId", "number");
CREATE UNIQUE INDEX "Submission_organizationId_givenId_teamId_number_key"
  ON "Submission"("organizationId", "givenId", "teamId", "number");

CREATE INDEX "SubmissionFile_organizationId_fileId_idx" ON "SubmissionFile"("organizationId", "fileId");

CREATE INDEX "SubmissionMark_organizationId_submissionId_userId_markedAt_idx"
  ON "SubmissionMark"("organizationId", "submissionId", "userId", "markedAt");
CREATE INDEX "SubmissionMark_organizationId_userId_replacedAt_idx"
  ON "SubmissionMark"("organizationId", "userId", "replacedAt");
CREATE UNIQUE INDEX "SubmissionMark_organizationId_id_key" ON "SubmissionMark"("organizationId", "id");

CREATE UNIQUE INDEX "MarkProposal_organizationId_id_key" ON "MarkProposal"("organizationId", "id");
CREATE UNIQUE INDEX "MarkProposal_organizationId_submissionId_criterionKey_key"
  ON "MarkProposal"("organizationId", "submissionId", "criterionKey");

CREATE INDEX "BatchTrainer_organizationId_trainerId_idx" ON "BatchTrainer"("organizationId", "trainerId");
CREATE UNIQUE INDEX "BatchTrainer_organizationId_batchId_courseId_trainerId_key"
  ON "BatchTrainer"("organizationId", "batchId", "courseId", "trainerId");

CREATE INDEX "User_organizationId_userType_name_id_idx" ON "User"("organizationId", "userType", "name", "id");
CREATE INDEX "User_organizationId_updatedAt_id_idx" ON "User"("organizationId", "updatedAt", "id");
CREATE UNIQUE INDEX "User_organizationId_id_key" ON "User"("organizationId", "id");
CREATE UNIQUE INDEX "User_organizationId_username_key" ON "User"("organizationId", "username");
CREATE UNIQUE INDEX "User_organizationId_email_key" ON "User"("organizationId", "email");
CREATE INDEX "User_organizationId_name_id_idx" ON "User"("organizationId", "name", "id");
CREATE INDEX "User_organizationId_emailVerified_name_id_idx" ON "User"("organizationId", "emailVerified", "name", "id");
CREATE INDEX "User_organizationId_active_name_id_idx" ON "User"("organizationId", "active", "name", "id");

CREATE INDEX "UserRole_organizationId_roleId_idx" ON "UserRole"("organizationId", "roleId");

-- == Foreign keys ==

-- PostgreSQL follows those to one row in the order in which they were made.

ALTER TABLE "Session" ADD CONSTRAINT "Session_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "SignInCode" ADD CONSTRAINT "SignInCode_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SignInCode" ADD CONSTRAINT "SignInCode_organizationId_madeById_fkey"
  FOREIGN KEY ("organizationId", "madeById")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Assessment" ADD CONSTRAINT "Assessment_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AssessmentQuestion" ADD CONSTRAINT "AssessmentQuestion_organizationId_assessmentId_fkey"
  FOREIGN KEY ("organizationId", "assessmentId")
  REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AssessmentQuestion" ADD CONSTRAINT "AssessmentQuestion_organizationId_questionId_fkey"
  FOREIGN KEY ("organizationId", "questionId")
  REFERENCES "Question"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_organizationId_assessmentId_fkey"
  FOREIGN KEY ("organizationId", "assessmentId")
  REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AttemptQuestion" ADD CONSTRAINT "AttemptQuestion_organizationId_attemptId_fkey"
  FOREIGN KEY ("organizationId", "attemptId")
  REFERENCES "Attempt"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AttemptOption" ADD CONSTRAINT "AttemptOption_organizationId_questionId_fkey"
  FOREIGN KEY ("organizationId", "questionId")
  REFERENCES "AttemptQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "BatchCourse" ADD CONSTRAINT "BatchCourse_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BatchCourse" ADD CONSTRAINT "BatchCourse_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "BatchCourseTopic" ADD CONSTRAINT "BatchCourseTopic_organizationId_batchId_courseId_fkey"
  FOREIGN KEY ("organizationId", "batchId", "courseId")
  REFERENCES "BatchCourse"("organizationId", "batchId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BatchCourseTopic" ADD CONSTRAINT "BatchCourseTopic_organizationId_courseId_topicId_fkey"
  FOREIGN KEY ("organizationId", "courseId", "topicId")
  REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Batch" ADD CONSTRAINT "Batch_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "BatchUser" ADD CONSTRAINT "BatchUser_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BatchUser" ADD CONSTRAINT "BatchUser_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "Category" ADD CONSTRAINT "Category_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Room" ADD CONSTRAINT "Room_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Room" ADD CONSTRAINT "Room_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "RoomMember" ADD CONSTRAINT "RoomMember_organizationId_roomId_fkey" FOREIGN KEY ("organizationId", "roomId")
  REFERENCES "Room"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RoomMember" ADD CONSTRAINT "RoomMember_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RoomMember" ADD CONSTRAINT "RoomMember_organizationId_lastReadMessageId_fkey"
  FOREIGN KEY ("organizationId", "lastReadMessageId")
  REFERENCES "Message"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "Message" ADD CONSTRAINT "Message_organizationId_roomId_fkey" FOREIGN KEY ("organizationId", "roomId")
  REFERENCES "Room"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Message" ADD CONSTRAINT "Message_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "Message" ADD CONSTRAINT "Message_organizationId_roomId_parentMessageId_fkey"
  FOREIGN KEY ("organizationId", "roomId", "parentMessageId")
  REFERENCES "Message"("organizationId", "roomId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "MessageRevision" ADD CONSTRAINT "MessageRevision_organizationId_messageId_fkey"
  FOREIGN KEY ("organizationId", "messageId")
  REFERENCES "Message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Favourite" ADD CONSTRAINT "Favourite_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Favourite" ADD CONSTRAINT "Favourite_organizationId_messageId_fkey"
  FOREIGN KEY ("organizationId", "messageId")
  REFERENCES "Message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Course" ADD CONSTRAINT "Course_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Course" ADD CONSTRAINT "Course_organizationId_categoryId_fkey" FOREIGN KEY ("organizationId", "categoryId")
  REFERENCES "Category"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "Course" ADD CONSTRAINT "Course_organizationId_trainerId_fkey" FOREIGN KEY ("organizationId", "trainerId")
  REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "Module" ADD CONSTRAINT "Module_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Topic" ADD CONSTRAINT "Topic_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Topic" ADD CONSTRAINT "Topic_organizationId_courseId_moduleId_fkey"
  FOREIGN KEY ("organizationId", "courseId", "moduleId")
  REFERENCES "Module"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Question" ADD CONSTRAINT "Question_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Question" ADD CONSTRAINT "Question_organizationId_courseId_moduleId_fkey"
  FOREIGN KEY ("organizationId", "courseId", "moduleId")
  REFERENCES "Module"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "QuestionOption" ADD CONSTRAINT "QuestionOption_organizationId_questionId_fkey"
  FOREIGN KEY ("organizationId", "questionId")
  REFERENCES "Question"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Review" ADD CONSTRAINT "Review_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Review" ADD CONSTRAINT "Review_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Curriculum" ADD CONSTRAINT "Curriculum_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Curriculum" ADD CONSTRAINT "Curriculum_organizationId_trainerId_fkey"
  FOREIGN KEY ("organizationId", "trainerId")
  REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "CurriculumObjective" ADD CONSTRAINT "CurriculumObjective_organizationId_curriculumId_fkey"
  FOREIGN KEY ("organizationId", "curriculumId")
  REFERENCES "Curriculum"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CurriculumModule" ADD CONSTRAINT "CurriculumModule_organizationId_curriculumId_fkey"
  FOREIGN KEY ("organizationId", "curriculumId")
  REFERENCES "Curriculum"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CurriculumTopic" ADD CONSTRAINT "CurriculumTopic_organizationId_moduleId_fkey"
  FOREIGN KEY ("organizationId", "moduleId")
  REFERENCES "CurriculumModule"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CurriculumQuestion" ADD CONSTRAINT "CurriculumQuestion_organizationId_moduleId_fkey"
  FOREIGN KEY ("organizationId", "moduleId")
  REFERENCES "CurriculumModule"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CurriculumQuestionOption" ADD CONSTRAINT "CurriculumQuestionOption_organizationId_questionId_fkey"
  FOREIGN KEY ("organizationId", "questionId")
  REFERENCES "CurriculumQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TopicProgress" ADD CONSTRAINT "TopicProgress_organizationId_userId_courseId_fkey"
  FOREIGN KEY ("organizationId", "userId", "courseId")
  REFERENCES "Enrolment"("organizationId", "userId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TopicProgress" ADD CONSTRAINT "TopicProgress_organizationId_courseId_topicId_fkey"
  FOREIGN KEY ("organizationId", "courseId", "topicId")
  REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "QuestionMark" ADD CONSTRAINT "QuestionMark_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "QuestionMark" ADD CONSTRAINT "QuestionMark_organizationId_questionId_fkey"
  FOREIGN KEY ("organizationId", "questionId")
  REFERENCES "Question"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ResourceMark" ADD CONSTRAINT "ResourceMark_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ResourceMark" ADD CONSTRAINT "ResourceMark_organizationId_resourceId_fkey"
  FOREIGN KEY ("organizationId", "resourceId")
  REFERENCES "Resource"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Instruction" ADD CONSTRAINT "Instruction_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Instruction" ADD CONSTRAINT "Instruction_organizationId_curriculumId_fkey"
  FOREIGN KEY ("organizationId", "curriculumId")
  REFERENCES "Curriculum"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Instruction" ADD CONSTRAINT "Instruction_organizationId_createdById_fkey"
  FOREIGN KEY ("organizationId", "createdById")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Payment" ADD CONSTRAINT "Payment_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "Resource" ADD CONSTRAINT "Resource_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Specialization" ADD CONSTRAINT "Specialization_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "SpecializationCourse" ADD CONSTRAINT "SpecializationCourse_organizationId_specializationId_fkey"
  FOREIGN KEY ("organizationId", "specializationId")
  REFERENCES "Specialization"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SpecializationCourse" ADD CONSTRAINT "SpecializationCourse_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "BatchTrainer" ADD CONSTRAINT "BatchTrainer_organizationId_batchId_courseId_fkey"
  FOREIGN KEY ("organizationId", "batchId", "courseId")
  REFERENCES "BatchCourse"("organizationId", "batchId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BatchTrainer" ADD CONSTRAINT "BatchTrainer_organizationId_trainerId_fkey"
  FOREIGN KEY ("organizationId", "trainerId")
  REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "User" ADD CONSTRAINT "User_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Role" ADD CONSTRAINT "Role_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "UserRole" ADD CONSTRAINT "UserRole_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "UserRole" ADD CONSTRAINT "UserRole_organizationId_roleId_fkey" FOREIGN KEY ("organizationId", "roleId")
  REFERENCES "Role"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "BatchFeed" ADD CONSTRAINT "BatchFeed_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "GenerationAttempt" ADD CONSTRAINT "GenerationAttempt_organizationId_runId_fkey"
  FOREIGN KEY ("organizationId", "runId")
  REFERENCES "GenerationRun"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "PlaceRequest" ADD CONSTRAINT "PlaceRequest_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PlaceRequest" ADD CONSTRAINT "PlaceRequest_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Payment" ADD CONSTRAINT "Payment_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "Holiday" ADD CONSTRAINT "Holiday_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "LastVisit" ADD CONSTRAINT "LastVisit_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "File" ADD CONSTRAINT "File_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "FileUse" ADD CONSTRAINT "FileUse_organizationId_fileId_fkey" FOREIGN KEY ("organizationId", "fileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "MessageFile" ADD CONSTRAINT "MessageFile_organizationId_messageId_fkey"
  FOREIGN KEY ("organizationId", "messageId")
  REFERENCES "Message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "MessageFile" ADD CONSTRAINT "MessageFile_organizationId_fileId_fkey"
  FOREIGN KEY ("organizationId", "fileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "FileKey" ADD CONSTRAINT "FileKey_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Job" ADD CONSTRAINT "Job_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TopicBlock" ADD CONSTRAINT "TopicBlock_organizationId_courseId_topicId_fkey"
  FOREIGN KEY ("organizationId", "courseId", "topicId")
  REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TopicBlock" ADD CONSTRAINT "TopicBlock_organizationId_fileId_fkey" FOREIGN KEY ("organizationId", "fileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "TopicBlock" ADD CONSTRAINT "TopicBlock_organizationId_captionsFileId_fkey"
  FOREIGN KEY ("organizationId", "captionsFileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "TopicBlock" ADD CONSTRAINT "TopicBlock_organizationId_courseId_questionId_fkey"
  FOREIGN KEY ("organizationId", "courseId", "questionId")
  REFERENCES "Question"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TopicBlockRevision" ADD CONSTRAINT "TopicBlockRevision_organizationId_blockId_fkey"
  FOREIGN KEY ("organizationId", "blockId")
  REFERENCES "TopicBlock"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "BlockProgress" ADD CONSTRAINT "BlockProgress_organizationId_userId_courseId_fkey"
  FOREIGN KEY ("organizationId", "userId", "courseId")
  REFERENCES "Enrolment"("organizationId", "userId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BlockProgress" ADD CONSTRAINT "BlockProgress_organizationId_blockId_fkey"
  FOREIGN KEY ("organizationId", "blockId")
  REFERENCES "TopicBlock"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TopicNote" ADD CONSTRAINT "TopicNote_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TopicNote" ADD CONSTRAINT "TopicNote_organizationId_courseId_topicId_fkey"
  FOREIGN KEY ("organizationId", "courseId", "topicId")
  REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TopicQuestion" ADD CONSTRAINT "TopicQuestion_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TopicQuestion" ADD CONSTRAINT "TopicQuestion_organizationId_courseId_topicId_fkey"
  FOREIGN KEY ("organizationId", "courseId", "topicId")
  REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TopicAnswer" ADD CONSTRAINT "TopicAnswer_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TopicAnswer" ADD CONSTRAINT "TopicAnswer_organizationId_questionId_fkey"
  FOREIGN KEY ("organizationId", "questionId")
  REFERENCES "TopicQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CurriculumBlock" ADD CONSTRAINT "CurriculumBlock_organizationId_topicId_fkey"
  FOREIGN KEY ("organizationId", "topicId")
  REFERENCES "CurriculumTopic"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CurriculumBlock" ADD CONSTRAINT "CurriculumBlock_organizationId_fileId_fkey"
  FOREIGN KEY ("organizationId", "fileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "CurriculumBlock" ADD CONSTRAINT "CurriculumBlock_organizationId_captionsFileId_fkey"
  FOREIGN KEY ("organizationId", "captionsFileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "CurriculumBlock" ADD CONSTRAINT "CurriculumBlock_organizationId_questionId_fkey"
  FOREIGN KEY ("organizationId", "questionId")
  REFERENCES "CurriculumQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CourseImport" ADD CONSTRAINT "CourseImport_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "MailMessage" ADD CONSTRAINT "MailMessage_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "MailMessage" ADD CONSTRAINT "MailMessage_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "MailTemplate" ADD CONSTRAINT "MailTemplate_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "MailSuppression" ADD CONSTRAINT "MailSuppression_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "MailToken" ADD CONSTRAINT "MailToken_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "History" ADD CONSTRAINT "History_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "HistoryLine" ADD CONSTRAINT "HistoryLine_organizationId_historyId_fkey"
  FOREIGN KEY ("organizationId", "historyId")
  REFERENCES "History"("organizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "HistorySeal" ADD CONSTRAINT "HistorySeal_organizationId_historyId_fkey"
  FOREIGN KEY ("organizationId", "historyId")
  REFERENCES "History"("organizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "HistoryQueue" ADD CONSTRAINT "HistoryQueue_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_organizationId_invitedById_fkey"
  FOREIGN KEY ("organizationId", "invitedById")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "InvitationAcceptance" ADD CONSTRAINT "InvitationAcceptance_organizationId_invitationId_fkey"
  FOREIGN KEY ("organizationId", "invitationId")
  REFERENCES "Invitation"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "InvitationAcceptance" ADD CONSTRAINT "InvitationAcceptance_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_topicId_fkey"
  FOREIGN KEY ("organizationId", "topicId")
  REFERENCES "Topic"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_topicQuestionId_fkey"
  FOREIGN KEY ("organizationId", "topicQuestionId")
  REFERENCES "TopicQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_paymentId_fkey"
  FOREIGN KEY ("organizationId", "paymentId")
  REFERENCES "Payment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "KnownBrowser" ADD CONSTRAINT "KnownBrowser_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_mergedIntoId_fkey"
  FOREIGN KEY ("organizationId", "mergedIntoId")
  REFERENCES "Notification"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "NotificationChoice" ADD CONSTRAINT "NotificationChoice_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "NotificationHour" ADD CONSTRAINT "NotificationHour_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_roomId_fkey"
  FOREIGN KEY ("organizationId", "roomId")
  REFERENCES "Room"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_organizationId_authorId_fkey"
  FOREIGN KEY ("organizationId", "authorId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AnnouncementRead" ADD CONSTRAINT "AnnouncementRead_organizationId_announcementId_fkey"
  FOREIGN KEY ("organizationId", "announcementId")
  REFERENCES "Announcement"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AnnouncementRead" ADD CONSTRAINT "AnnouncementRead_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_announcementId_fkey"
  FOREIGN KEY ("organizationId", "announcementId")
  REFERENCES "Announcement"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_organizationId_courseId_topicId_fkey"
  FOREIGN KEY ("organizationId", "courseId", "topicId")
  REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_organizationId_rubricId_fkey"
  FOREIGN KEY ("organizationId", "rubricId")
  REFERENCES "Rubric"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "AssignmentFile" ADD CONSTRAINT "AssignmentFile_organizationId_assignmentId_fkey"
  FOREIGN KEY ("organizationId", "assignmentId")
  REFERENCES "Assignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AssignmentFile" ADD CONSTRAINT "AssignmentFile_organizationId_fileId_fkey"
  FOREIGN KEY ("organizationId", "fileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "GivenAssignment" ADD CONSTRAINT "GivenAssignment_organizationId_assignmentId_fkey"
  FOREIGN KEY ("organizationId", "assignmentId")
  REFERENCES "Assignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GivenAssignment" ADD CONSTRAINT "GivenAssignment_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AssignmentExtension" ADD CONSTRAINT "AssignmentExtension_organizationId_givenId_fkey"
  FOREIGN KEY ("organizationId", "givenId")
  REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AssignmentExtension" ADD CONSTRAINT "AssignmentExtension_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ProjectTeam" ADD CONSTRAINT "ProjectTeam_organizationId_givenId_fkey"
  FOREIGN KEY ("organizationId", "givenId")
  REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ProjectTeamMember" ADD CONSTRAINT "ProjectTeamMember_organizationId_givenId_fkey"
  FOREIGN KEY ("organizationId", "givenId")
  REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ProjectTeamMember" ADD CONSTRAINT "ProjectTeamMember_organizationId_givenId_teamId_fkey"
  FOREIGN KEY ("organizationId", "givenId", "teamId")
  REFERENCES "ProjectTeam"("organizationId", "givenId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ProjectTeamMember" ADD CONSTRAINT "ProjectTeamMember_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "MilestoneCheck" ADD CONSTRAINT "MilestoneCheck_organizationId_givenId_fkey"
  FOREIGN KEY ("organizationId", "givenId")
  REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "MilestoneCheck" ADD CONSTRAINT "MilestoneCheck_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "MilestoneCheck" ADD CONSTRAINT "MilestoneCheck_organizationId_givenId_teamId_fkey"
  FOREIGN KEY ("organizationId", "givenId", "teamId")
  REFERENCES "ProjectTeam"("organizationId", "givenId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_givenId_fkey"
  FOREIGN KEY ("organizationId", "givenId")
  REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_submissionId_fkey"
  FOREIGN KEY ("organizationId", "submissionId")
  REFERENCES "Submission"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Rubric" ADD CONSTRAINT "Rubric_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Submission" ADD CONSTRAINT "Submission_organizationId_givenId_fkey"
  FOREIGN KEY ("organizationId", "givenId")
  REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_organizationId_givenId_teamId_fkey"
  FOREIGN KEY ("organizationId", "givenId", "teamId")
  REFERENCES "ProjectTeam"("organizationId", "givenId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_organizationId_handedInById_fkey"
  FOREIGN KEY ("organizationId", "handedInById")
  REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_organizationId_reviewerId_fkey"
  FOREIGN KEY ("organizationId", "reviewerId")
  REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "SubmissionFile" ADD CONSTRAINT "SubmissionFile_organizationId_submissionId_fkey"
  FOREIGN KEY ("organizationId", "submissionId")
  REFERENCES "Submission"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SubmissionFile" ADD CONSTRAINT "SubmissionFile_organizationId_fileId_fkey"
  FOREIGN KEY ("organizationId", "fileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "SubmissionMark" ADD CONSTRAINT "SubmissionMark_organizationId_submissionId_fkey"
  FOREIGN KEY ("organizationId", "submissionId")
  REFERENCES "Submission"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SubmissionMark" ADD CONSTRAINT "SubmissionMark_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "MarkProposal" ADD CONSTRAINT "MarkProposal_organizationId_submissionId_fkey"
  FOREIGN KEY ("organizationId", "submissionId")
  REFERENCES "Submission"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AssessmentSection" ADD CONSTRAINT "AssessmentSection_organizationId_assessmentId_fkey"
  FOREIGN KEY ("organizationId", "assessmentId")
  REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AssessmentQuestion" ADD CONSTRAINT "AssessmentQuestion_organizationId_sectionId_fkey"
  FOREIGN KEY ("organizationId", "sectionId")
  REFERENCES "AssessmentSection"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AssessmentDraw" ADD CONSTRAINT "AssessmentDraw_organizationId_assessmentId_fkey"
  FOREIGN KEY ("organizationId", "assessmentId")
  REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AssessmentDraw" ADD CONSTRAINT "AssessmentDraw_organizationId_sectionId_fkey"
  FOREIGN KEY ("organizationId", "sectionId")
  REFERENCES "AssessmentSection"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AssessmentWindow" ADD CONSTRAINT "AssessmentWindow_organizationId_assessmentId_fkey"
  FOREIGN KEY ("organizationId", "assessmentId")
  REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AssessmentWindow" ADD CONSTRAINT "AssessmentWindow_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AssessmentException" ADD CONSTRAINT "AssessmentException_organizationId_assessmentId_fkey"
  FOREIGN KEY ("organizationId", "assessmentId")
  REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AssessmentException" ADD CONSTRAINT "AssessmentException_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AssessmentRelease" ADD CONSTRAINT "AssessmentRelease_organizationId_assessmentId_fkey"
  FOREIGN KEY ("organizationId", "assessmentId")
  REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AssessmentRelease" ADD CONSTRAINT "AssessmentRelease_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Regrade" ADD CONSTRAINT "Regrade_organizationId_assessmentId_fkey"
  FOREIGN KEY ("organizationId", "assessmentId")
  REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AttemptQuestion" ADD CONSTRAINT "AttemptQuestion_organizationId_pictureId_fkey"
  FOREIGN KEY ("organizationId", "pictureId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "AttemptQuestion" ADD CONSTRAINT "AttemptQuestion_organizationId_answerFileId_fkey"
  FOREIGN KEY ("organizationId", "answerFileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "AttemptEvent" ADD CONSTRAINT "AttemptEvent_organizationId_attemptId_fkey"
  FOREIGN KEY ("organizationId", "attemptId")
  REFERENCES "Attempt"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "MarkChange" ADD CONSTRAINT "MarkChange_organizationId_questionId_fkey"
  FOREIGN KEY ("organizationId", "questionId")
  REFERENCES "AttemptQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "MarkChange" ADD CONSTRAINT "MarkChange_organizationId_regradeId_fkey"
  FOREIGN KEY ("organizationId", "regradeId")
  REFERENCES "Regrade"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_assessmentId_fkey"
  FOREIGN KEY ("organizationId", "assessmentId")
  REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Question" ADD CONSTRAINT "Question_organizationId_pictureId_fkey"
  FOREIGN KEY ("organizationId", "pictureId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "GradeScheme" ADD CONSTRAINT "GradeScheme_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GradeScheme" ADD CONSTRAINT "GradeScheme_organizationId_batchId_courseId_fkey"
  FOREIGN KEY ("organizationId", "batchId", "courseId")
  REFERENCES "BatchCourse"("organizationId", "batchId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "GradeItem" ADD CONSTRAINT "GradeItem_organizationId_batchId_courseId_fkey"
  FOREIGN KEY ("organizationId", "batchId", "courseId")
  REFERENCES "BatchCourse"("organizationId", "batchId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "GradeEntry" ADD CONSTRAINT "GradeEntry_organizationId_batchId_courseId_fkey"
  FOREIGN KEY ("organizationId", "batchId", "courseId")
  REFERENCES "BatchCourse"("organizationId", "batchId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GradeEntry" ADD CONSTRAINT "GradeEntry_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GradeEntry" ADD CONSTRAINT "GradeEntry_organizationId_batchId_courseId_itemId_fkey"
  FOREIGN KEY ("organizationId", "batchId", "courseId", "itemId")
  REFERENCES "GradeItem"("organizationId", "batchId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_fkey"
  FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId")
  REFERENCES "Course"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId")
  REFERENCES "Batch"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_specializationId_fkey"
  FOREIGN KEY ("organizationId", "specializationId")
  REFERENCES "Specialization"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_assessmentId_fkey"
  FOREIGN KEY ("organizationId", "assessmentId")
  REFERENCES "Assessment"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_backgroundFileId_fkey"
  FOREIGN KEY ("organizationId", "backgroundFileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_logoFileId_fkey"
  FOREIGN KEY ("organizationId", "logoFileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_signatureFileId_fkey"
  FOREIGN KEY ("organizationId", "signatureFileId")
  REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_organizationId_templateId_fkey"
  FOREIGN KEY ("organizationId", "templateId")
  REFERENCES "CertificateTemplate"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CertificateRun" ADD CONSTRAINT "CertificateRun_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CertificateRun" ADD CONSTRAINT "CertificateRun_organizationId_templateId_fkey"
  FOREIGN KEY ("organizationId", "templateId")
  REFERENCES "CertificateTemplate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_certificateId_fkey"
  FOREIGN KEY ("organizationId", "certificateId")
  REFERENCES "Certificate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Totp" ADD CONSTRAINT "Totp_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_organizationId_sessionId_fkey"
  FOREIGN KEY ("organizationId", "sessionId")
  REFERENCES "Session"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "SigningKey" ADD CONSTRAINT "SigningKey_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "PasskeyChallenge" ADD CONSTRAINT "PasskeyChallenge_organizationId_userId_fkey"
  FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "IdentityProvider" ADD CONSTRAINT "IdentityProvider_organizationId_fkey" FOREIGN KEY ("organizationId")
  REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Identity" ADD CONSTRAINT "Identity_organizationId_providerId_fkey"
  FOREIGN KEY ("organizationId", "providerId")
  REFERENCES "IdentityProvider"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Identity" ADD CONSTRAINT "Identity_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId")
  REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- == Lookups before the tenant is known ==

-- The functions run as the owner of the tables and are the only way past the policies; each gives no more than its
-- caller needs to find the tenant. They act as the owner until they return: an error on the way takes that back with
-- all else.

-- With the rights of each role, in the order of the roles' names. A session of staff who lack the second factor that
-- their organization demands has no rights of staff; a passkey is a second factor, too.
CREATE FUNCTION find_session(wanted_hash text)
RETURNS TABLE (
  "id" integer, "organizationId" integer, "userId" integer, "lastUsedAt" timestamptz, "expiresAt" timestamptz,
  "username" text, "name" text, "userType" "UserType", "active" boolean, "roles" text[], "roleRights" jsonb,
  "lacksSecondFactor" boolean
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    SELECT s."id", s."organizationId", s."userId", s."lastUsedAt", s."expiresAt",
      u."username", u."name", u."userType", u."active", held."names", held."rights",
      u."userType" = 'E' AND o."staffSecondFactor" AND NOT EXISTS (
        SELECT FROM "Totp" t
        WHERE t."organizationId" = u."organizationId" AND t."userId" = u."id" AND t."confirmedAt" IS NOT NULL)
        AND NOT EXISTS (
          SELECT FROM "Passkey" p
          WHERE p."organizationId" = u."organizationId" AND p."userId" = u."id")
    FROM "Session" s
    JOIN "User" u ON u."organizationId" = s."organizationId" AND u."id" = s."userId"
    JOIN "Organization" o ON o."id" = s."organizationId"
    CROSS JOIN LATERAL (
      SELECT COALESCE(array_agg(r."name" ORDER BY r."name"), '{}') AS "names",
        COALESCE(jsonb_agg(r."rights" ORDER BY r."name"), '[]') AS "rights"
      FROM "UserRole" ur
      JOIN "Role" r ON r."organizationId" = ur."organizationId" AND r."id" = ur."roleId"
      WHERE ur."organizationId" = u."organizationId" AND ur."userId" = u."id") AS held
    WHERE s."tokenHash" = wanted_hash;
  PERFORM set_config('app.owner', '', true);
END
$$;

CREATE FUNCTION list_tenants()
RETURNS TABLE (
  "id" integer, "code" text, "isDefault" boolean, "domain" text, "customDomain" text, "allowedOrigins" text,
  "timeZone" text
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    SELECT o."id", o."code", o."isDefault", o."domain", o."customDomain", o."allowedOrigins", o."timeZone"
    FROM "Organization" o ORDER BY o."id";
  PERFORM set_config('app.owner', '', true);
END
$$;

-- The list of migrations is the owner's alone. A gateway that runs may know how far its database is, for the checks
-- that its operators see.
CREATE FUNCTION list_migrations()
RETURNS TABLE ("name" text, "startedAt" timestamptz, "finished" boolean, "logs" text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY
    SELECT m.migration_name::text, m.started_at, m.finished_at IS NOT NULL, m.logs
    FROM _prisma_migrations m WHERE m.rolled_back_at IS NULL ORDER BY m.migration_name;
END
$$;

-- A run of generation whose process is gone belongs to whichever tenant it does: the job that ends them has none.
CREATE FUNCTION end_silent_runs(silent_since timestamptz, ended_at timestamptz, why text)
RETURNS TABLE ("organizationId" integer, "runId" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    WITH ended AS (
      UPDATE "GenerationRun" AS r SET "status" = 'INTERRUPTED', "reason" = why, "runningFor" = NULL
      WHERE r."status" = 'RUNNING' AND r."aliveAt" < silent_since
      RETURNING r."organizationId" AS tenant, r."id" AS run
    ), closed AS (
      UPDATE "GenerationAttempt" AS a SET "endedAt" = ended_at
      FROM ended
      WHERE a."organizationId" = ended.tenant AND a."runId" = ended.run AND a."endedAt" IS NULL
    )
    SELECT ended.tenant, ended.run FROM ended;
  PERFORM set_config('app.owner', '', true);
END
$$;

-- Work is taken for all tenants at once: a worker has none until it has taken a job. Workers pass over what another one
-- is taking.
CREATE FUNCTION take_jobs(known_kinds text[], size integer, taken_at timestamptz, lease_end timestamptz)
RETURNS TABLE (
  "id" integer, "organizationId" integer, "kind" text, "key" text, "payload" jsonb, "attempts" integer, "turn" integer
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    WITH due AS (
      SELECT j."id" AS job FROM "Job" j
      WHERE j."runAt" <= taken_at AND j."failedAt" IS NULL AND j."kind" = ANY (known_kinds)
        AND (j."lockedUntil" IS NULL OR j."lockedUntil" < taken_at)
      ORDER BY j."runAt", j."id" LIMIT size FOR UPDATE SKIP LOCKED
    )
    UPDATE "Job" t SET "lockedUntil" = lease_end, "attempts" = t."attempts" + 1, "turn" = t."turn" + 1,
      "updatedAt" = taken_at
    FROM due WHERE t."id" = due.job
    RETURNING t."id", t."organizationId", t."kind", t."key", t."payload", t."attempts", t."turn";
  PERFORM set_config('app.owner', '', true);
END
$$;

-- The organizations with entries that await their seal.
CREATE FUNCTION list_unsealed() RETURNS TABLE ("organizationId" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY SELECT DISTINCT q."organizationId" FROM "HistoryQueue" q;
  PERFORM set_config('app.owner', '', true);
END
$$;

-- == Searches ==

-- A policy comes before every operator that could give away what it sees, and the one that searches text could: it
-- would read each message of the rooms, or every lesson, instead of the index of words. So a search passes the policy
-- and asks for the tenant of the connection itself.

-- A null bound does not bind.
CREATE FUNCTION search_messages(rooms integer[], words text, beyond integer, newest_first boolean, size integer)
RETURNS TABLE ("messageId" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  tenant CONSTANT integer := NULLIF(current_setting('app.tenant_id', true), '')::integer;
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  IF newest_first THEN
    RETURN QUERY
      SELECT m."id" FROM "Message" m
      WHERE m."organizationId" = tenant AND m."roomId" = ANY (rooms)
        AND to_tsvector('simple', m."messageText") @@ to_tsquery('simple', words)
        AND (beyond IS NULL OR m."id" < beyond)
      ORDER BY m."id" DESC LIMIT size;
  ELSE
    RETURN QUERY
      SELECT m."id" FROM "Message" m
      WHERE m."organizationId" = tenant AND m."roomId" = ANY (rooms)
        AND to_tsvector('simple', m."messageText") @@ to_tsquery('simple', words)
        AND (beyond IS NULL OR m."id" > beyond)
      ORDER BY m."id" LIMIT size;
  END IF;
  PERFORM set_config('app.owner', '', true);
END
$$;

-- A null course is every course. What a viewer may read of it is decided by the caller.
CREATE FUNCTION search_lessons(words text, course integer, published_only boolean, size integer)
RETURNS TABLE ("topicId" integer, "blockId" integer, "headline" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  tenant CONSTANT integer := NULLIF(current_setting('app.tenant_id', true), '')::integer;
  wanted CONSTANT tsquery := to_tsquery('english', words) || to_tsquery('simple', words);
  marks CONSTANT text := 'StartSel=' || U&'\E000' || ', StopSel=' || U&'\E001' || ', MaxWords=24, MinWords=10';
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    WITH named AS (
      SELECT t."id" AS topic, NULL::integer AS block, t."name" AS written, 0 AS class,
        ts_rank(lesson_words(t."name" || ' ' || t."summary"), wanted) AS worth
      FROM "Topic" t
      JOIN "Course" c ON c."organizationId" = t."organizationId" AND c."id" = t."courseId"
      WHERE t."organizationId" = tenant AND (course IS NULL OR t."courseId" = course)
        AND (NOT published_only OR c."status" = 'PUBLISHED')
        AND lesson_words(t."name" || ' ' || t."summary") @@ wanted
    ), told AS (
      SELECT b."topicId" AS topic, b."id" AS block, b."markdown" || ' ' || b."caption" AS written, 1 AS class,
        ts_rank(lesson_words(b."markdown" || ' ' || b."caption" || ' ' || b."altText"), wanted) AS worth
      FROM "TopicBlock" b
      JOIN "Course" c ON c."organizationId" = b."organizationId" AND c."id" = b."courseId"
      WHERE b."organizationId" = tenant AND b."draftId" IS NOT NULL AND (course IS NULL OR b."courseId" = course)
        AND (NOT published_only OR c."status" = 'PUBLISHED')
        AND lesson_words(b."markdown" || ' ' || b."caption" || ' ' || b."altText") @@ wanted
    ), best AS (
      SELECT * FROM named UNION ALL SELECT * FROM told
      ORDER BY class, worth DESC, topic, block LIMIT size
    )
    SELECT best.topic, best.block, ts_headline('english', best.written, wanted, marks) FROM best
    ORDER BY best.class, best.worth DESC, best.topic, best.block;
  PERFORM set_config('app.owner', '', true);
END
$$;

REVOKE EXECUTE ON FUNCTION
  find_session(text), list_tenants(), list_migrations(), end_silent_runs(timestamptz, timestamptz, text),
  take_jobs(text[], integer, timestamptz, timestamptz), list_unsealed(),
  search_messages(integer[], text, integer, boolean, integer)
FROM PUBLIC;

-- == Visits ==

-- Every way to sign in begins a session, and every use of one that is worth noting is noted there.

CREATE FUNCTION note_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "LastVisit" AS visit ("organizationId", "userId", "signedInAt", "seenAt")
  VALUES (NEW."organizationId", NEW."userId", NEW."createdAt", NEW."lastUsedAt")
  ON CONFLICT ("organizationId", "userId") DO UPDATE SET
    "signedInAt" = GREATEST(visit."signedInAt", EXCLUDED."signedInAt"),
    "seenAt" = GREATEST(visit."seenAt", EXCLUDED."seenAt");
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Session_notes_visit" AFTER INSERT OR UPDATE OF "lastUsedAt" ON "Session"
  FOR EACH ROW EXECUTE FUNCTION note_visit();

-- == Requests for a place ==

-- An enrolment, made in any way, settles the request.

CREATE FUNCTION answer_place_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PlaceRequest"
  WHERE "organizationId" = NEW."organizationId" AND "userId" = NEW."userId" AND "courseId" = NEW."courseId";
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Enrolment_answers_request" AFTER INSERT ON "Enrolment"
  FOR EACH ROW EXECUTE FUNCTION answer_place_request();

-- == Assignments and submissions ==

-- They outlive the topic, or the person, that they name beside their own.

CREATE FUNCTION leave_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Assignment" SET "topicId" = NULL
  WHERE "organizationId" = OLD."organizationId" AND "courseId" = OLD."courseId" AND "topicId" = OLD."id";
  RETURN OLD;
END
$$;

CREATE TRIGGER "Topic_leaves_assignments" BEFORE DELETE ON "Topic"
  FOR EACH ROW EXECUTE FUNCTION leave_assignments();

CREATE FUNCTION leave_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Submission" SET "reviewerId" = NULL, "reservedUntil" = NULL
  WHERE "organizationId" = OLD."organizationId" AND "reviewerId" = OLD."id";
  UPDATE "Submission" SET "handedInById" = NULL
  WHERE "organizationId" = OLD."organizationId" AND "handedInById" = OLD."id";
  RETURN OLD;
END
$$;

CREATE TRIGGER "User_leaves_submissions" BEFORE DELETE ON "User"
  FOR EACH ROW EXECUTE FUNCTION leave_submissions();

-- == Files in use ==

-- A column that holds the id of a file ('...Id'), or texts with its address (/files/ID/...), is named in a trigger of
-- its table, so that no command can forget to say what it uses.

-- The files that a row names in these columns.
CREATE FUNCTION named_files(named_in jsonb, columns text[]) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT found.id), '{}')
  FROM unnest(columns) AS c(name)
  CROSS JOIN LATERAL (
    SELECT (named_in ->> c.name)::integer AS id WHERE c.name ~ 'Id$' AND named_in ->> c.name IS NOT NULL
    UNION ALL
    SELECT (m.parts)[1]::integer
    FROM regexp_matches(coalesce(named_in ->> c.name, ''), '(?<![[:alnum:]])/files/([0-9]{1,9})/', 'g') AS m(parts)
    WHERE c.name !~ 'Id$'
  ) AS found
$$;

-- Trigger arguments: the kind of owner, then the columns. A deleted block of a draft uses nothing.
CREATE FUNCTION keep_file_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner_kind CONSTANT "FileOwner" := TG_ARGV[0];
  before CONSTANT jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  after CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  row_now CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN before ELSE after END;
  tenant CONSTANT integer := coalesce(row_now ->> 'organizationId', row_now ->> 'id')::integer;
  owner_id CONSTANT integer := coalesce(row_now ->> 'id', row_now ->> 'messageId')::integer;
  used integer[] := named_files(after, TG_ARGV[1:]);
BEGIN
  IF after ->> 'deletedAt' IS NOT NULL THEN
    used := '{}';
  END IF;
  DELETE FROM "FileUse" u
  WHERE u."organizationId" = tenant AND u."ownerKind" = owner_kind AND u."ownerId" = owner_id AND u."fileId" <> ALL (used);
  INSERT INTO "FileUse" ("organizationId", "fileId", "ownerKind", "ownerId")
  SELECT tenant, f."id", owner_kind, owner_id FROM "File" f WHERE f."organizationId" = tenant AND f."id" = ANY (used)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER "Course_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "imageUrl" ON "Course"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('COURSE', 'imageUrl');
CREATE TRIGGER "Curriculum_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "imageUrl" ON "Curriculum"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('CURRICULUM', 'imageUrl');
CREATE TRIGGER "Organization_uses_files" AFTER INSERT OR UPDATE OF "logo" ON "Organization"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('ORGANIZATION', 'logo');
CREATE TRIGGER "User_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "avatarUrl" ON "User"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('USER', 'avatarUrl');
CREATE TRIGGER "Resource_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "url" ON "Resource"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('RESOURCE', 'url');
CREATE TRIGGER "BlogPost_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "body" ON "BlogPost"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('BLOG_POST', 'body');
CREATE TRIGGER "TopicBlock_uses_files"
  AFTER INSERT OR DELETE OR UPDATE OF "fileId", "captionsFileId", "url", "markdown", "deletedAt" ON "TopicBlock"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('BLOCK', 'fileId', 'captionsFileId', 'url', 'markdown');
CREATE TRIGGER "CurriculumBlock_uses_files"
  AFTER INSERT OR DELETE OR UPDATE OF "fileId", "captionsFileId", "url", "markdown" ON "CurriculumBlock"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('CURRICULUM_BLOCK', 'fileId', 'captionsFileId', 'url', 'markdown');
CREATE TRIGGER "CertificateTemplate_uses_files"
  AFTER INSERT OR DELETE OR UPDATE OF "backgroundFileId", "logoFileId", "signatureFileId" ON "CertificateTemplate"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('CERTIFICATE', 'backgroundFileId', 'logoFileId', 'signatureFileId');
CREATE TRIGGER "Question_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "pictureId", "markdown" ON "Question"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('QUESTION', 'pictureId', 'markdown');
-- Most questions of attempts name no file.
CREATE TRIGGER "AttemptQuestion_begins_uses" AFTER INSERT ON "AttemptQuestion" FOR EACH ROW
  WHEN (NEW."pictureId" IS NOT NULL OR NEW."html" LIKE '%/files/%')
  EXECUTE FUNCTION keep_file_uses('ATTEMPT_QUESTION', 'pictureId', 'answerFileId', 'html');
CREATE TRIGGER "AttemptQuestion_changes_uses" AFTER UPDATE OF "answerFileId" ON "AttemptQuestion" FOR EACH ROW
  WHEN (OLD."answerFileId" IS DISTINCT FROM NEW."answerFileId")
  EXECUTE FUNCTION keep_file_uses('ATTEMPT_QUESTION', 'pictureId', 'answerFileId', 'html');
CREATE TRIGGER "AttemptQuestion_ends_uses" AFTER DELETE ON "AttemptQuestion" FOR EACH ROW
  WHEN (OLD."pictureId" IS NOT NULL OR OLD."answerFileId" IS NOT NULL OR OLD."html" LIKE '%/files/%')
  EXECUTE FUNCTION keep_file_uses('ATTEMPT_QUESTION', 'pictureId', 'answerFileId', 'html');

-- An owner with several files has a row for each. Trigger arguments: the kind of owner, and the column of its id.
CREATE FUNCTION keep_listed_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner_kind CONSTANT "FileOwner" := TG_ARGV[0];
  row_now CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  tenant CONSTANT integer := (row_now ->> 'organizationId')::integer;
  file CONSTANT integer := (row_now ->> 'fileId')::integer;
  owner_id CONSTANT integer := (row_now ->> TG_ARGV[1])::integer;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "FileUse" ("organizationId", "fileId", "ownerKind", "ownerId")
    VALUES (tenant, file, owner_kind, owner_id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM "FileUse"
    WHERE "organizationId" = tenant AND "fileId" = file AND "ownerKind" = owner_kind AND "ownerId" = owner_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "AssignmentFile_uses_files" AFTER INSERT OR DELETE ON "AssignmentFile"
  FOR EACH ROW EXECUTE FUNCTION keep_listed_files('ASSIGNMENT', 'assignmentId');
CREATE TRIGGER "SubmissionFile_uses_files" AFTER INSERT OR DELETE ON "SubmissionFile"
  FOR EACH ROW EXECUTE FUNCTION keep_listed_files('SUBMISSION', 'submissionId');

-- A message may carry several files, each in a row of its own.
CREATE FUNCTION keep_message_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "FileUse" ("organizationId", "fileId", "ownerKind", "ownerId")
    VALUES (NEW."organizationId", NEW."fileId", 'MESSAGE', NEW."messageId") ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM "FileUse"
    WHERE "organizationId" = OLD."organizationId" AND "fileId" = OLD."fileId"
      AND "ownerKind" = 'MESSAGE' AND "ownerId" = OLD."messageId";
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "MessageFile_uses_files" AFTER INSERT OR DELETE ON "MessageFile"
  FOR EACH ROW EXECUTE FUNCTION keep_message_files();

-- What nothing uses is deleted after seven days, by a job that asks again before it does.
CREATE FUNCTION forget_unused_file(tenant integer, file integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "Job" AS j ("organizationId", "kind", "key", "payload", "runAt", "updatedAt")
  VALUES (tenant, 'files.deleteUnused', file::text, jsonb_build_object('fileId', file), now() + interval '7 days', now())
  ON CONFLICT ("organizationId", "kind", "key") DO UPDATE SET
    "runAt" = EXCLUDED."runAt", "attempts" = 0, "turn" = j."turn" + 1, "lockedUntil" = NULL, "failedAt" = NULL,
    "lastError" = NULL, "updatedAt" = now()
$$;

CREATE FUNCTION note_file_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "File" SET "unusedSince" = NULL
    WHERE "organizationId" = NEW."organizationId" AND "id" = NEW."fileId" AND "unusedSince" IS NOT NULL;
    RETURN NULL;
  END IF;
  -- Nothing is left to forget when the organization itself is deleted.
  IF NOT EXISTS (SELECT FROM "Organization" WHERE "id" = OLD."organizationId") THEN
    RETURN NULL;
  END IF;
  UPDATE "File" f SET "unusedSince" = now()
  WHERE f."organizationId" = OLD."organizationId" AND f."id" = OLD."fileId"
    AND NOT EXISTS (
      SELECT FROM "FileUse" u WHERE u."organizationId" = OLD."organizationId" AND u."fileId" = OLD."fileId");
  IF FOUND THEN
    PERFORM forget_unused_file(OLD."organizationId", OLD."fileId");
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "FileUse_notes_use" AFTER INSERT OR DELETE ON "FileUse"
  FOR EACH ROW EXECUTE FUNCTION note_file_use();

CREATE FUNCTION note_new_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unused_file(NEW."organizationId", NEW."id");
  RETURN NULL;
END
$$;

CREATE TRIGGER "File_begins_unused" AFTER INSERT ON "File"
  FOR EACH ROW EXECUTE FUNCTION note_new_file();

-- == Certificates ==

-- What may complete the rule of a certificate that is issued by itself enqueues a review.

-- Whether there is a certificate that is issued by itself and that a person who follows a course does not have yet: of
-- the course, of a batch of theirs with it or of a specialization with it. By marks: only one whose rule looks at
-- marks.
CREATE FUNCTION has_certificate_to_earn(tenant integer, person integer, course integer, by_marks boolean)
RETURNS boolean STABLE LANGUAGE sql AS $$
  SELECT EXISTS (
    SELECT FROM "CertificateTemplate" t
    WHERE t."organizationId" = tenant AND t."isActive" AND t."isAutomatic"
      AND (NOT by_marks OR t."minGrade" IS NOT NULL OR t."assessmentId" IS NOT NULL)
      AND (
        t."courseId" = course
        OR EXISTS (
          SELECT FROM "BatchCourse" b
          JOIN "BatchUser" u ON u."organizationId" = b."organizationId" AND u."batchId" = b."batchId"
          WHERE b."organizationId" = tenant AND b."batchId" = t."batchId" AND b."courseId" = course
            AND u."userId" = person)
        OR EXISTS (
          SELECT FROM "SpecializationCourse" s
          WHERE s."organizationId" = tenant AND s."specializationId" = t."specializationId" AND s."courseId" = course))
      AND NOT EXISTS (
        SELECT FROM "Certificate" c
        WHERE c."organizationId" = tenant AND c."templateId" = t."id" AND c."userId" = person))
$$;

-- Has what people have earned in a course issued, where there is something to earn: one job a person and course,
-- however many of their marks have changed. Rows are written in the order of people, so that two statements wait for
-- each other.
CREATE FUNCTION review_certificates(tenant integer, people integer[], course integer, by_marks boolean)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO "Job" AS j ("organizationId", "kind", "key", "payload", "runAt", "updatedAt")
  SELECT tenant, 'certificates.review', p."id" || ':' || course,
    jsonb_build_object('userId', p."id", 'courseId', course), now(), now()
  FROM (SELECT DISTINCT unnest(people) AS "id") p
  -- Gone while it is deleted with all of its rows.
  JOIN "Organization" o ON o."id" = tenant
  WHERE has_certificate_to_earn(tenant, p."id", course, by_marks)
  ORDER BY p."id"
  ON CONFLICT ("organizationId", "kind", "key") DO UPDATE SET
    "runAt" = EXCLUDED."runAt", "attempts" = 0, "turn" = j."turn" + 1, "lockedUntil" = NULL, "failedAt" = NULL,
    "lastError" = NULL, "updatedAt" = now()
$$;

CREATE FUNCTION review_topic_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(NEW."organizationId", ARRAY[NEW."userId"], NEW."courseId", FALSE);
  RETURN NULL;
END
$$;

CREATE TRIGGER "TopicProgress_reviews_certificates" AFTER INSERT OR UPDATE OF "status" ON "TopicProgress"
  FOR EACH ROW WHEN (NEW."status" = 'COMPLETED') EXECUTE FUNCTION review_topic_progress();

-- An attempt counts when it is submitted, when its time runs out, and when its marks are released. For the second there
-- is a job that waits for that moment; it moves with the moment and goes when the attempt is submitted.
CREATE FUNCTION review_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  course integer;
  planned text := 'attempt:' || NEW."id";
BEGIN
  SELECT a."courseId" INTO course FROM "Assessment" a
  WHERE a."organizationId" = NEW."organizationId" AND a."id" = NEW."assessmentId";
  IF NEW."submittedAt" IS NULL AND NEW."dueAt" > now() THEN
    INSERT INTO "Job" AS j ("organizationId", "kind", "key", "payload", "runAt", "updatedAt")
    SELECT NEW."organizationId", 'certificates.review', planned,
      jsonb_build_object('userId', NEW."userId", 'courseId', course), NEW."dueAt", now()
    WHERE has_certificate_to_earn(NEW."organizationId", NEW."userId", course, TRUE)
    ON CONFLICT ("organizationId", "kind", "key") DO UPDATE SET
      "runAt" = EXCLUDED."runAt", "attempts" = 0, "turn" = j."turn" + 1, "lockedUntil" = NULL, "failedAt" = NULL,
      "lastError" = NULL, "updatedAt" = now();
    RETURN NULL;
  END IF;
  DELETE FROM "Job" j
  WHERE j."organizationId" = NEW."organizationId" AND j."kind" = 'certificates.review' AND j."key" = planned;
  PERFORM review_certificates(NEW."organizationId", ARRAY[NEW."userId"], course, TRUE);
  RETURN NULL;
END
$$;

CREATE TRIGGER "Attempt_reviews_certificates" AFTER INSERT OR UPDATE OF "submittedAt", "dueAt", "releasedAt" ON "Attempt"
  FOR EACH ROW WHEN (NEW."submittedAt" IS NOT NULL OR NEW."dueAt" IS NOT NULL) EXECUTE FUNCTION review_attempt();

-- Marks that were held and are released for a batch, or for everyone, enter the grades of all who sat the assessment.
CREATE FUNCTION review_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(NEW."organizationId", array_agg(t."userId"), a."courseId", TRUE)
  FROM "Assessment" a
  JOIN "Attempt" t ON t."organizationId" = a."organizationId" AND t."assessmentId" = a."id"
  WHERE a."organizationId" = NEW."organizationId" AND a."id" = NEW."assessmentId"
    AND (NEW."batchId" IS NULL OR t."userId" IN (
      SELECT b."userId" FROM "BatchUser" b
      WHERE b."organizationId" = NEW."organizationId" AND b."batchId" = NEW."batchId"))
  GROUP BY a."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "AssessmentRelease_reviews_certificates" AFTER INSERT ON "AssessmentRelease"
  FOR EACH ROW EXECUTE FUNCTION review_release();

-- Marks by hand and regrades, not the marks that answers get while an attempt goes on. A statement at a time, since a
-- regrade changes thousands of marks by a few statements.
CREATE FUNCTION review_mark_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(c."organizationId", array_agg(t."userId"), a."courseId", TRUE)
  FROM "changed" c
  JOIN "AttemptQuestion" q ON q."organizationId" = c."organizationId" AND q."id" = c."questionId"
  JOIN "Attempt" t ON t."organizationId" = q."organizationId" AND t."id" = q."attemptId"
  JOIN "Assessment" a ON a."organizationId" = t."organizationId" AND a."id" = t."assessmentId"
  GROUP BY c."organizationId", a."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "MarkChange_reviews_certificates" AFTER INSERT ON "MarkChange"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_mark_changes();

CREATE FUNCTION review_submission_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(c."organizationId", array_agg(c."userId"), a."courseId", TRUE)
  FROM "changed" c
  JOIN "Submission" s ON s."organizationId" = c."organizationId" AND s."id" = c."submissionId"
  JOIN "GivenAssignment" g ON g."organizationId" = s."organizationId" AND g."id" = s."givenId"
  JOIN "Assignment" a ON a."organizationId" = g."organizationId" AND a."id" = g."assignmentId"
  GROUP BY c."organizationId", a."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "SubmissionMark_reviews_certificates" AFTER INSERT ON "SubmissionMark"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_submission_marks();

-- An undone mark may leave the sum, or bring back the one before.
CREATE TRIGGER "SubmissionMark_changed_reviews_certificates" AFTER UPDATE ON "SubmissionMark"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_submission_marks();

CREATE FUNCTION review_grade_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(c."organizationId", array_agg(c."userId"), c."courseId", TRUE)
  FROM "changed" c
  GROUP BY c."organizationId", c."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "GradeEntry_reviews_certificates" AFTER INSERT ON "GradeEntry"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_grade_entries();

-- How a course is graded, and the items that a batch has of its own, change the grade of everyone there.
CREATE FUNCTION review_graded_course() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place record := COALESCE(NEW, OLD);
BEGIN
  PERFORM review_certificates(place."organizationId", array_agg(e."userId"), place."courseId", TRUE)
  FROM "Enrolment" e
  WHERE e."organizationId" = place."organizationId" AND e."courseId" = place."courseId"
    AND (place."batchId" IS NULL OR e."userId" IN (
      SELECT b."userId" FROM "BatchUser" b
      WHERE b."organizationId" = place."organizationId" AND b."batchId" = place."batchId"));
  RETURN NULL;
END
$$;

CREATE TRIGGER "GradeScheme_reviews_certificates" AFTER INSERT OR UPDATE OR DELETE ON "GradeScheme"
  FOR EACH ROW EXECUTE FUNCTION review_graded_course();

CREATE TRIGGER "GradeItem_reviews_certificates" AFTER UPDATE OR DELETE ON "GradeItem"
  FOR EACH ROW EXECUTE FUNCTION review_graded_course();

-- == Row-level security ==

-- A statement sees the rows of the tenant that its connection is marked with, and without a mark none. The application
-- connects as a role that is neither the owner of the tables nor above policies.

-- How a table of tenants' rows is guarded, in one place. A migration that adds one ends with
--   SELECT guard_tenant_rows('"NewTable"');
-- The owner is held to the policies too (FORCE), so that one role may be both the owner and the application's; its own
-- policy opens the tables to migrations, the demo data and the lookups above, which say that they act as the owner.
CREATE FUNCTION guard_tenant_rows(guarded regclass, tenant_column name DEFAULT 'organizationId')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', guarded);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', guarded);
  EXECUTE format(
    'CREATE POLICY tenant_rows ON %s USING (%I = NULLIF(current_setting(''app.tenant_id'', true), '''')::integer)',
    guarded, tenant_column);
  EXECUTE format(
    'CREATE POLICY owner_rows ON %s TO CURRENT_USER USING (current_setting(''app.owner'', true) = ''on'')',
    guarded);
END
$$;

REVOKE EXECUTE ON FUNCTION guard_tenant_rows(regclass, name) FROM PUBLIC;

SELECT guard_tenant_rows('"Organization"', 'id');

SELECT guard_tenant_rows(format('%I', table_name)::regclass)
FROM information_schema.columns
WHERE table_schema = current_schema() AND column_name = 'organizationId';

-- The list of migrations is the owner's alone. There is none where models and migrations are compared.
ALTER TABLE IF EXISTS "_prisma_migrations" ENABLE ROW LEVEL SECURITY;

-- == History ==

-- Every change of a recorded row by someone who works (docs/decisions/0021-history-by-triggers.md).

-- What a line's hash covers, as one text.
CREATE FUNCTION history_line_text(line "HistoryLine") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(line."table", line."key", line."rowId", line."before", line."after", line."name",
    line."actorName", line."userId", line."batchId", line."courseId")::text
$$;

CREATE FUNCTION hash_history_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."salt" := gen_random_uuid()::text;
  NEW."hash" := encode(sha256(convert_to(NEW."salt" || history_line_text(NEW), 'UTF8')), 'hex');
  RETURN NEW;
END
$$;

CREATE TRIGGER "HistoryLine_hash" BEFORE INSERT ON "HistoryLine"
  FOR EACH ROW EXECUTE FUNCTION hash_history_line();

-- Nothing that was recorded changes, except that the erasure of a person may blank the values of a line, or only the
-- name of who did it: what was done then stays.
CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  blanked text[] := ARRAY['before', 'after', 'name', 'actorName', 'salt', 'searchText'];
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'HistoryLine' THEN
    IF current_setting('app.erasing', true) = 'on' AND NEW."salt" IS NULL
      AND (NEW."before" IS NULL OR NEW."before" = OLD."before") AND (NEW."after" IS NULL OR NEW."after" = OLD."after")
      AND to_jsonb(NEW) - blanked = to_jsonb(OLD) - blanked THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the history is append-only: % of "%" is refused', lower(TG_OP), TG_TABLE_NAME;
END
$$;

CREATE TRIGGER "History_kept" BEFORE UPDATE OR DELETE ON "History"
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "HistoryLine_kept" BEFORE UPDATE OR DELETE ON "HistoryLine"
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "HistorySeal_kept" BEFORE UPDATE OR DELETE ON "HistorySeal"
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "History_whole" BEFORE TRUNCATE ON "History" EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "HistoryLine_whole" BEFORE TRUNCATE ON "HistoryLine" EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "HistorySeal_whole" BEFORE TRUNCATE ON "HistorySeal" EXECUTE FUNCTION refuse_history_change();

-- A row's values as they are recorded: secrets are hidden, and of a very long value only its beginning and its hash are
-- kept.
CREATE FUNCTION history_values(whole jsonb, secrets text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(v.key, CASE
    WHEN v.key = ANY (secrets) AND v.value <> 'null' THEN '{"hidden": true}'
    WHEN octet_length(v.value::text) > 65536 THEN jsonb_build_object(
      'cut', left(v.value #>> '{}', 200), 'length', length(v.value #>> '{}'),
      'sha256', encode(sha256(convert_to(v.value::text, 'UTF8')), 'hex'))
    ELSE v.value END)
  FROM jsonb_each(whole) AS v WHERE v.key NOT IN ('organizationId', 'searchText')
$$;

-- The entry of this transaction: the first change makes it. The gateway reserves its id when it says who works, so that
-- it knows by which id the change can be undone. A transaction that changes nothing leaves a gap.
CREATE FUNCTION history_entry(said jsonb, organization integer, self integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  entry integer := NULLIF(current_setting('app.history_entry', true), '')::integer;
  actor integer := (said ->> 'actorId')::integer;
BEGIN
  IF entry IS NOT NULL THEN RETURN entry; END IF;
  IF actor IS NULL AND (said ->> 'isSelf')::boolean THEN actor := self; END IF;
  entry := current_setting('app.history_id')::integer;
  INSERT INTO "History" ("id", "organizationId", "at", "actorId", "source", "action", "undoOf")
  VALUES (entry, organization, (said ->> 'at')::timestamptz, actor, (said ->> 'source')::"HistorySource",
    said ->> 'action', (said ->> 'undoOf')::integer);
  INSERT INTO "HistoryQueue" ("organizationId", "historyId") VALUES (organization, entry);
  PERFORM set_config('app.history_entry', entry::text, true);
  RETURN entry;
END
$$;

-- Adds a line to this transaction's entry; beyond 5,000, one line says that there were more.
CREATE FUNCTION add_history_line(line "HistoryLine", said jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  size integer := coalesce(NULLIF(current_setting('app.history_size', true), '')::integer, 0) + 1;
BEGIN
  IF size > 5001 THEN RETURN; END IF;
  PERFORM set_config('app.history_size', size::text, true);
  IF size = 5001 THEN
    line."table" := ''; line."key" := '{}'; line."rowId" := NULL; line."name" := '';
    line."before" := NULL; line."after" := NULL;
  END IF;
  INSERT INTO "HistoryLine" ("organizationId", "historyId", "table", "key", "rowId", "before", "after", "name",
    "actorName", "userId", "batchId", "courseId", "hash")
  VALUES (line."organizationId", history_entry(said, line."organizationId", line."userId"), line."table", line."key",
    line."rowId", line."before", line."after", line."name", line."actorName", line."userId", line."batchId",
    line."courseId", '');
END
$$;

-- Records the change of a row. It runs only where app.history says who works.
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  said jsonb := current_setting('app.history')::jsonb;
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  whole jsonb := coalesce(becomes, was);
  line "HistoryLine";
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, becomes -> o.key) INTO was, becomes
    FROM jsonb_each(was) AS o
    WHERE becomes -> o.key IS DISTINCT FROM o.value
      AND o.key NOT IN ('updatedAt', 'version', 'searchText', 'lastUsedAt');
    IF was IS NULL THEN RETURN NULL; END IF;
  END IF;
  line."organizationId" := coalesce(whole ->> 'organizationId', whole ->> 'id');
  line."table" := TG_TABLE_NAME;
  SELECT jsonb_object_agg(k.name, whole -> k.name) INTO line."key" FROM unnest(TG_ARGV[1]::text[]) AS k(name);
  line."rowId" := whole ->> 'id';
  line."before" := history_values(was, TG_ARGV[0]::text[]);
  line."after" := history_values(becomes, TG_ARGV[0]::text[]);
  line."name" := left(coalesce(whole ->> 'name', whole ->> 'title', whole ->> 'reference', ''), 200);
  line."userId" := coalesce(CASE WHEN TG_TABLE_NAME = 'User' THEN whole ->> 'id' END, whole ->> 'userId',
    whole ->> 'trainerId');
  line."batchId" := coalesce(CASE WHEN TG_TABLE_NAME = 'Batch' THEN whole ->> 'id' END, whole ->> 'batchId',
    said ->> 'batchId');
  line."courseId" := coalesce(CASE WHEN TG_TABLE_NAME = 'Course' THEN whole ->> 'id' END, whole ->> 'courseId',
    said ->> 'courseId');
  line."actorName" := left(coalesce(said ->> 'actorName', ''), 200);
  IF (said ->> 'isSelf')::boolean THEN
    SELECT u."name" INTO line."actorName" FROM "User" u
    WHERE u."organizationId" = line."organizationId" AND u."id" = line."userId";
    line."actorName" := coalesce(line."actorName", '');
  END IF;
  PERFORM add_history_line(line, said);
  RETURN NULL;
END
$$;

-- Records what changed no recorded row, such as a mail sent again.
CREATE FUNCTION record_event(organization integer, noted text, noted_id integer, noted_name text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  said jsonb := NULLIF(current_setting('app.history', true), '')::jsonb;
  line "HistoryLine";
BEGIN
  IF said IS NULL THEN RETURN; END IF;
  line."organizationId" := organization;
  line."table" := noted;
  line."key" := jsonb_build_object('id', noted_id);
  line."rowId" := noted_id;
  line."name" := left(noted_name, 200);
  line."actorName" := left(coalesce(said ->> 'actorName', ''), 200);
  PERFORM add_history_line(line, said);
END
$$;

-- Records every change of a table's rows, those too that a deletion takes along: they come after the row that took
-- them. A migration that adds a table of tenants' rows ends with
--   SELECT record_rows('"NewTable"');
-- and names the columns with secrets, which are recorded as hidden.
CREATE FUNCTION record_rows(recorded regclass, secrets text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  key_columns text[];
BEGIN
  SELECT array_agg(a.attname::text) INTO key_columns
  FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
  WHERE i.indrelid = recorded AND i.indisprimary AND a.attname <> 'organizationId';
  EXECUTE format(
    'CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
     WHEN (current_setting(''app.history'', true) <> '''') EXECUTE FUNCTION record_change(%L, %L)',
    recorded, secrets::text, key_columns::text);
END
$$;

REVOKE EXECUTE ON FUNCTION record_rows(regclass, text[]) FROM PUBLIC;

SELECT record_rows(format('%I', c.relname)::regclass, CASE c.relname
  WHEN 'Attempt' THEN ARRAY['shareToken']
  WHEN 'BatchFeed' THEN ARRAY['token']
  WHEN 'Identity' THEN ARRAY['subject']
  WHEN 'IdentityProvider' THEN ARRAY['sealedSecret']
  WHEN 'Invitation' THEN ARRAY['tokenHash']
  WHEN 'Passkey' THEN ARRAY['publicKey', 'credentialId', 'counter']
  WHEN 'PushSubscription' THEN ARRAY['endpoint', 'p256dh', 'auth']
  WHEN 'RecoveryCode' THEN ARRAY['codeHash']
  WHEN 'Session' THEN ARRAY['tokenHash']
  WHEN 'SignInCode' THEN ARRAY['codeHash']
  WHEN 'SigningKey' THEN ARRAY['sealed']
  WHEN 'Totp' THEN ARRAY['sealed', 'lastStep']
  WHEN 'User' THEN ARRAY['passwordHash']
  ELSE '{}' END)
FROM pg_class c
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname NOT IN (
  -- the history itself, and Prisma's list
  'History', 'HistoryLine', 'HistorySeal', 'HistoryQueue', '_prisma_migrations',
  -- what the gateway notes by itself
  'RateLimit', 'LastVisit', 'KnownBrowser', 'PasskeyChallenge', 'Job', 'MailMessage', 'MailToken', 'Notification',
  'FileUse', 'FileKey', 'GenerationAttempt', 'AttemptEvent',
  -- conversations and reading
  'Room', 'RoomMember', 'Message', 'MessageRevision', 'MessageFile', 'Favourite', 'AnnouncementRead');
