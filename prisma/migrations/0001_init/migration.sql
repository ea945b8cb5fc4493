-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "BatchCourseStatus" AS ENUM ('SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "CourseType" AS ENUM ('INSTRUCTOR_LED', 'SELF_PACED', 'BLENDED', 'LIVE_ONLINE', 'RECORDED', 'WORKSHOP', 'SEMINAR', 'BOOTCAMP', 'MENTORED', 'PROJECT_BASED', 'FLIPPED_CLASSROOM', 'GAMIFIED', 'PEER_TO_PEER', 'MOOC');

-- CreateEnum
CREATE TYPE "BatchType" AS ENUM ('WEEKDAY', 'SATURDAY', 'SUNDAY');

-- CreateEnum
CREATE TYPE "BatchStatus" AS ENUM ('SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'POSTPONED', 'HOLD');

-- CreateEnum
CREATE TYPE "BatchUserStatus" AS ENUM ('ACTIVE', 'COMPLETED', 'DROPPED');

-- CreateEnum
CREATE TYPE "RoomKind" AS ENUM ('LOBBY', 'DIRECT', 'BATCH');

-- CreateEnum
CREATE TYPE "PublishStatus" AS ENUM ('DRAFT', 'PUBLISHED');

-- CreateEnum
CREATE TYPE "Level" AS ENUM ('BEGINNER', 'INTERMEDIATE', 'ADVANCED');

-- CreateEnum
CREATE TYPE "QuestionType" AS ENUM ('SINGLE', 'MULTIPLE', 'TRUE_FALSE', 'SHORT_TEXT');

-- CreateEnum
CREATE TYPE "EnrolmentSource" AS ENUM ('SELF', 'STAFF', 'BATCH');

-- CreateEnum
CREATE TYPE "TopicStatus" AS ENUM ('PENDING', 'COMPLETED');

-- CreateEnum
CREATE TYPE "InstructionKind" AS ENUM ('TOPICS', 'QUESTIONS');

-- CreateEnum
CREATE TYPE "LicenseStatus" AS ENUM ('ACTIVE', 'INACTIVE', 'EXPIRED');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('PAID', 'PENDING', 'FAILED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('CREDIT_CARD', 'DEBIT_CARD', 'UPI', 'NET_BANKING', 'WALLET', 'GPAY', 'RAZORPAY', 'PAYTM', 'PHONEPE');

-- CreateEnum
CREATE TYPE "ResourceType" AS ENUM ('EMBED', 'VIDEO', 'AUDIO', 'PDF', 'IMAGE', 'LINK', 'FILE');

-- CreateEnum
CREATE TYPE "ResourceVisibility" AS ENUM ('PUBLIC', 'PRIVATE', 'PROTECTED');

-- CreateEnum
CREATE TYPE "TrainerRole" AS ENUM ('TRAINER', 'CO-TRAINER', 'GUEST', 'MENTOR', 'ASSISTANT', 'REVIEWER');

-- CreateEnum
CREATE TYPE "UserType" AS ENUM ('E', 'U');

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "SignInFailure" (
    "organizationId" INTEGER NOT NULL,
    "account" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "resetsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SignInFailure_pkey" PRIMARY KEY ("organizationId","account","address")
);

-- CreateTable
CREATE TABLE "Assessment" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "duration" INTEGER NOT NULL,
    "passingScore" INTEGER NOT NULL DEFAULT 80,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Assessment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssessmentQuestion" (
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "AssessmentQuestion_pkey" PRIMARY KEY ("organizationId","assessmentId","questionId")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "submittedAt" TIMESTAMPTZ(3),
    "passingScore" INTEGER NOT NULL,
    "shareToken" TEXT,

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "AttemptQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AttemptOption" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "isCorrect" BOOLEAN NOT NULL,
    "isChosen" BOOLEAN NOT NULL DEFAULT false,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "AttemptOption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
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

    CONSTRAINT "Batch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "BlogPost" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "authorName" TEXT NOT NULL,
    "courseId" INTEGER,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BlogPost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Category" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Room" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "kind" "RoomKind" NOT NULL,
    "key" TEXT NOT NULL,
    "batchId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Room_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoomMember" (
    "organizationId" INTEGER NOT NULL,
    "roomId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "lastReadMessageId" INTEGER,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RoomMember_pkey" PRIMARY KEY ("organizationId","roomId","userId")
);

-- CreateTable
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

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MessageRevision" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "messageId" INTEGER NOT NULL,
    "messageText" TEXT NOT NULL,
    "writtenDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MessageRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Favourite" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "messageId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Favourite_pkey" PRIMARY KEY ("organizationId","userId","messageId")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "Module" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "Module_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Topic" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "moduleId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "Topic_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "Question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionOption" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "isCorrect" BOOLEAN NOT NULL DEFAULT false,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "QuestionOption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "CurriculumObjective" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "curriculumId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "CurriculumObjective_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CurriculumModule" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "curriculumId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "CurriculumModule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CurriculumTopic" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "moduleId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "CurriculumTopic_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CurriculumQuestion" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "moduleId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "type" "QuestionType" NOT NULL DEFAULT 'SINGLE',
    "explanation" TEXT,
    "acceptedAnswers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "CurriculumQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CurriculumQuestionOption" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "isCorrect" BOOLEAN NOT NULL DEFAULT false,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "CurriculumQuestionOption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Enrolment" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "source" "EnrolmentSource" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Enrolment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TopicProgress" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "status" "TopicStatus" NOT NULL,
    "completedDate" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopicProgress_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionMark" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "markedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuestionMark_pkey" PRIMARY KEY ("organizationId","userId","questionId")
);

-- CreateTable
CREATE TABLE "ResourceMark" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "resourceId" INTEGER NOT NULL,
    "markedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ResourceMark_pkey" PRIMARY KEY ("organizationId","userId","resourceId")
);

-- CreateTable
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

-- CreateTable
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

    CONSTRAINT "Organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "Specialization" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Specialization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SpecializationCourse" (
    "organizationId" INTEGER NOT NULL,
    "specializationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "SpecializationCourse_pkey" PRIMARY KEY ("organizationId","specializationId","courseId")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "userType" "UserType" NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "careerTrack" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Role" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "Role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UserRole" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "roleId" INTEGER NOT NULL,

    CONSTRAINT "UserRole_pkey" PRIMARY KEY ("organizationId","userId","roleId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_organizationId_userId_idx" ON "Session"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "SignInCode_codeHash_key" ON "SignInCode"("codeHash");

-- CreateIndex
CREATE INDEX "SignInCode_organizationId_userId_idx" ON "SignInCode"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "SignInCode_organizationId_madeById_idx" ON "SignInCode"("organizationId", "madeById");

-- CreateIndex
CREATE INDEX "SignInCode_expiresAt_idx" ON "SignInCode"("expiresAt");

-- CreateIndex
CREATE INDEX "SignInFailure_resetsAt_idx" ON "SignInFailure"("resetsAt");

-- CreateIndex
CREATE INDEX "Assessment_organizationId_courseId_id_idx" ON "Assessment"("organizationId", "courseId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Assessment_organizationId_id_key" ON "Assessment"("organizationId", "id");

-- CreateIndex
CREATE INDEX "AssessmentQuestion_organizationId_assessmentId_displayOrder_idx" ON "AssessmentQuestion"("organizationId", "assessmentId", "displayOrder");

-- CreateIndex
CREATE INDEX "AssessmentQuestion_organizationId_questionId_idx" ON "AssessmentQuestion"("organizationId", "questionId");

-- CreateIndex
CREATE UNIQUE INDEX "Attempt_shareToken_key" ON "Attempt"("shareToken");

-- CreateIndex
CREATE INDEX "Attempt_organizationId_userId_assessmentId_startedAt_idx" ON "Attempt"("organizationId", "userId", "assessmentId", "startedAt");

-- CreateIndex
CREATE INDEX "Attempt_organizationId_assessmentId_idx" ON "Attempt"("organizationId", "assessmentId");

-- CreateIndex
CREATE UNIQUE INDEX "Attempt_organizationId_id_key" ON "Attempt"("organizationId", "id");

-- CreateIndex
CREATE INDEX "AttemptQuestion_organizationId_attemptId_displayOrder_id_idx" ON "AttemptQuestion"("organizationId", "attemptId", "displayOrder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "AttemptQuestion_organizationId_id_key" ON "AttemptQuestion"("organizationId", "id");

-- CreateIndex
CREATE INDEX "AttemptOption_organizationId_questionId_displayOrder_id_idx" ON "AttemptOption"("organizationId", "questionId", "displayOrder", "id");

-- CreateIndex
CREATE INDEX "BatchCourse_organizationId_courseId_idx" ON "BatchCourse"("organizationId", "courseId");

-- CreateIndex
CREATE UNIQUE INDEX "BatchCourse_organizationId_id_key" ON "BatchCourse"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "BatchCourse_organizationId_batchId_courseId_key" ON "BatchCourse"("organizationId", "batchId", "courseId");

-- CreateIndex
CREATE INDEX "BatchCourseTopic_organizationId_courseId_topicId_idx" ON "BatchCourseTopic"("organizationId", "courseId", "topicId");

-- CreateIndex
CREATE INDEX "BatchCourseTopic_organizationId_status_plannedDate_idx" ON "BatchCourseTopic"("organizationId", "status", "plannedDate");

-- CreateIndex
CREATE UNIQUE INDEX "BatchCourseTopic_organizationId_batchId_courseId_topicId_key" ON "BatchCourseTopic"("organizationId", "batchId", "courseId", "topicId");

-- CreateIndex
CREATE INDEX "Batch_organizationId_status_startDate_id_idx" ON "Batch"("organizationId", "status", "startDate", "id");

-- CreateIndex
CREATE INDEX "Batch_organizationId_startDate_id_idx" ON "Batch"("organizationId", "startDate", "id");

-- CreateIndex
CREATE INDEX "Batch_organizationId_name_id_idx" ON "Batch"("organizationId", "name", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Batch_organizationId_id_key" ON "Batch"("organizationId", "id");

-- CreateIndex
CREATE INDEX "BatchUser_organizationId_userId_idx" ON "BatchUser"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "BatchUser_organizationId_batchId_userId_key" ON "BatchUser"("organizationId", "batchId", "userId");

-- CreateIndex
CREATE INDEX "BlogPost_organizationId_publishedAt_id_idx" ON "BlogPost"("organizationId", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "BlogPost_organizationId_courseId_idx" ON "BlogPost"("organizationId", "courseId");

-- CreateIndex
CREATE UNIQUE INDEX "BlogPost_organizationId_id_key" ON "BlogPost"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "BlogPost_organizationId_slug_key" ON "BlogPost"("organizationId", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "Category_organizationId_id_key" ON "Category"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Category_organizationId_name_key" ON "Category"("organizationId", "name");

-- CreateIndex
CREATE INDEX "Room_organizationId_batchId_idx" ON "Room"("organizationId", "batchId");

-- CreateIndex
CREATE UNIQUE INDEX "Room_organizationId_id_key" ON "Room"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Room_organizationId_key_key" ON "Room"("organizationId", "key");

-- CreateIndex
CREATE INDEX "RoomMember_organizationId_userId_idx" ON "RoomMember"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "RoomMember_organizationId_lastReadMessageId_idx" ON "RoomMember"("organizationId", "lastReadMessageId");

-- CreateIndex
CREATE INDEX "Message_organizationId_roomId_parentMessageId_idx" ON "Message"("organizationId", "roomId", "parentMessageId");

-- CreateIndex
CREATE UNIQUE INDEX "Message_organizationId_id_key" ON "Message"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Message_organizationId_roomId_id_key" ON "Message"("organizationId", "roomId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Message_organizationId_userId_clientId_key" ON "Message"("organizationId", "userId", "clientId");

-- CreateIndex
CREATE INDEX "MessageRevision_organizationId_messageId_id_idx" ON "MessageRevision"("organizationId", "messageId", "id");

-- CreateIndex
CREATE INDEX "Favourite_organizationId_messageId_idx" ON "Favourite"("organizationId", "messageId");

-- CreateIndex
CREATE INDEX "Course_organizationId_status_title_id_idx" ON "Course"("organizationId", "status", "title", "id");

-- CreateIndex
CREATE INDEX "Course_organizationId_status_publishedAt_id_idx" ON "Course"("organizationId", "status", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "Course_organizationId_status_duration_id_idx" ON "Course"("organizationId", "status", "duration", "id");

-- CreateIndex
CREATE INDEX "Course_organizationId_categoryId_idx" ON "Course"("organizationId", "categoryId");

-- CreateIndex
CREATE INDEX "Course_organizationId_trainerId_idx" ON "Course"("organizationId", "trainerId");

-- CreateIndex
CREATE INDEX "Course_organizationId_title_id_idx" ON "Course"("organizationId", "title", "id");

-- CreateIndex
CREATE INDEX "Course_organizationId_updatedAt_id_idx" ON "Course"("organizationId", "updatedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Course_organizationId_id_key" ON "Course"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Course_organizationId_code_key" ON "Course"("organizationId", "code");

-- CreateIndex
CREATE INDEX "Module_organizationId_courseId_displayOrder_id_idx" ON "Module"("organizationId", "courseId", "displayOrder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Module_organizationId_id_key" ON "Module"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Module_organizationId_courseId_id_key" ON "Module"("organizationId", "courseId", "id");

-- CreateIndex
CREATE INDEX "Topic_organizationId_courseId_moduleId_displayOrder_id_idx" ON "Topic"("organizationId", "courseId", "moduleId", "displayOrder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Topic_organizationId_id_key" ON "Topic"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Topic_organizationId_courseId_id_key" ON "Topic"("organizationId", "courseId", "id");

-- CreateIndex
CREATE INDEX "Question_organizationId_courseId_moduleId_displayOrder_id_idx" ON "Question"("organizationId", "courseId", "moduleId", "displayOrder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Question_organizationId_id_key" ON "Question"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Question_organizationId_courseId_id_key" ON "Question"("organizationId", "courseId", "id");

-- CreateIndex
CREATE INDEX "QuestionOption_organizationId_questionId_displayOrder_id_idx" ON "QuestionOption"("organizationId", "questionId", "displayOrder", "id");

-- CreateIndex
CREATE INDEX "Review_organizationId_courseId_updatedAt_id_idx" ON "Review"("organizationId", "courseId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Review_organizationId_userId_idx" ON "Review"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Review_organizationId_courseId_userId_key" ON "Review"("organizationId", "courseId", "userId");

-- CreateIndex
CREATE INDEX "Curriculum_organizationId_status_title_id_idx" ON "Curriculum"("organizationId", "status", "title", "id");

-- CreateIndex
CREATE INDEX "Curriculum_organizationId_trainerId_idx" ON "Curriculum"("organizationId", "trainerId");

-- CreateIndex
CREATE INDEX "Curriculum_organizationId_updatedAt_id_idx" ON "Curriculum"("organizationId", "updatedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Curriculum_organizationId_id_key" ON "Curriculum"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Curriculum_organizationId_title_key" ON "Curriculum"("organizationId", "title");

-- CreateIndex
CREATE INDEX "CurriculumObjective_organizationId_curriculumId_displayOrde_idx" ON "CurriculumObjective"("organizationId", "curriculumId", "displayOrder", "id");

-- CreateIndex
CREATE INDEX "CurriculumModule_organizationId_curriculumId_displayOrder_i_idx" ON "CurriculumModule"("organizationId", "curriculumId", "displayOrder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "CurriculumModule_organizationId_id_key" ON "CurriculumModule"("organizationId", "id");

-- CreateIndex
CREATE INDEX "CurriculumTopic_organizationId_moduleId_displayOrder_id_idx" ON "CurriculumTopic"("organizationId", "moduleId", "displayOrder", "id");

-- CreateIndex
CREATE INDEX "CurriculumQuestion_organizationId_moduleId_displayOrder_id_idx" ON "CurriculumQuestion"("organizationId", "moduleId", "displayOrder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "CurriculumQuestion_organizationId_id_key" ON "CurriculumQuestion"("organizationId", "id");

-- CreateIndex
CREATE INDEX "CurriculumQuestionOption_organizationId_questionId_displayO_idx" ON "CurriculumQuestionOption"("organizationId", "questionId", "displayOrder", "id");

-- CreateIndex
CREATE INDEX "Enrolment_organizationId_courseId_idx" ON "Enrolment"("organizationId", "courseId");

-- CreateIndex
CREATE UNIQUE INDEX "Enrolment_organizationId_id_key" ON "Enrolment"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Enrolment_organizationId_userId_courseId_key" ON "Enrolment"("organizationId", "userId", "courseId");

-- CreateIndex
CREATE INDEX "TopicProgress_organizationId_courseId_topicId_idx" ON "TopicProgress"("organizationId", "courseId", "topicId");

-- CreateIndex
CREATE UNIQUE INDEX "TopicProgress_organizationId_userId_courseId_topicId_key" ON "TopicProgress"("organizationId", "userId", "courseId", "topicId");

-- CreateIndex
CREATE INDEX "QuestionMark_organizationId_questionId_idx" ON "QuestionMark"("organizationId", "questionId");

-- CreateIndex
CREATE INDEX "ResourceMark_organizationId_resourceId_idx" ON "ResourceMark"("organizationId", "resourceId");

-- CreateIndex
CREATE INDEX "Instruction_organizationId_courseId_createdAt_id_idx" ON "Instruction"("organizationId", "courseId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Instruction_organizationId_curriculumId_createdAt_id_idx" ON "Instruction"("organizationId", "curriculumId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Instruction_organizationId_createdById_idx" ON "Instruction"("organizationId", "createdById");

-- CreateIndex
CREATE UNIQUE INDEX "Organization_code_key" ON "Organization"("code");

-- CreateIndex
CREATE UNIQUE INDEX "Organization_domain_key" ON "Organization"("domain");

-- CreateIndex
CREATE UNIQUE INDEX "Organization_customDomain_key" ON "Organization"("customDomain");

-- CreateIndex
CREATE INDEX "Payment_organizationId_transactionDate_id_idx" ON "Payment"("organizationId", "transactionDate", "id");

-- CreateIndex
CREATE INDEX "Payment_organizationId_status_transactionDate_idx" ON "Payment"("organizationId", "status", "transactionDate");

-- CreateIndex
CREATE INDEX "Payment_organizationId_userId_idx" ON "Payment"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_organizationId_id_key" ON "Payment"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_organizationId_reference_key" ON "Payment"("organizationId", "reference");

-- CreateIndex
CREATE INDEX "Resource_organizationId_courseId_displayOrder_id_idx" ON "Resource"("organizationId", "courseId", "displayOrder", "id");

-- CreateIndex
CREATE INDEX "Resource_organizationId_updatedAt_id_idx" ON "Resource"("organizationId", "updatedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Resource_organizationId_id_key" ON "Resource"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Resource_organizationId_courseId_id_key" ON "Resource"("organizationId", "courseId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Specialization_organizationId_id_key" ON "Specialization"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Specialization_organizationId_name_key" ON "Specialization"("organizationId", "name");

-- CreateIndex
CREATE INDEX "SpecializationCourse_organizationId_specializationId_displa_idx" ON "SpecializationCourse"("organizationId", "specializationId", "displayOrder");

-- CreateIndex
CREATE INDEX "SpecializationCourse_organizationId_courseId_idx" ON "SpecializationCourse"("organizationId", "courseId");

-- CreateIndex
CREATE INDEX "BatchTrainer_organizationId_trainerId_idx" ON "BatchTrainer"("organizationId", "trainerId");

-- CreateIndex
CREATE UNIQUE INDEX "BatchTrainer_organizationId_batchId_courseId_trainerId_key" ON "BatchTrainer"("organizationId", "batchId", "courseId", "trainerId");

-- CreateIndex
CREATE INDEX "User_organizationId_userType_name_id_idx" ON "User"("organizationId", "userType", "name", "id");

-- CreateIndex
CREATE INDEX "User_organizationId_updatedAt_id_idx" ON "User"("organizationId", "updatedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "User_organizationId_id_key" ON "User"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "User_organizationId_username_key" ON "User"("organizationId", "username");

-- CreateIndex
CREATE UNIQUE INDEX "User_organizationId_email_key" ON "User"("organizationId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "Role_organizationId_id_key" ON "Role"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Role_organizationId_name_key" ON "Role"("organizationId", "name");

-- CreateIndex
CREATE INDEX "UserRole_organizationId_roleId_idx" ON "UserRole"("organizationId", "roleId");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignInCode" ADD CONSTRAINT "SignInCode_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignInCode" ADD CONSTRAINT "SignInCode_organizationId_madeById_fkey" FOREIGN KEY ("organizationId", "madeById") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assessment" ADD CONSTRAINT "Assessment_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentQuestion" ADD CONSTRAINT "AssessmentQuestion_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentQuestion" ADD CONSTRAINT "AssessmentQuestion_organizationId_questionId_fkey" FOREIGN KEY ("organizationId", "questionId") REFERENCES "Question"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptQuestion" ADD CONSTRAINT "AttemptQuestion_organizationId_attemptId_fkey" FOREIGN KEY ("organizationId", "attemptId") REFERENCES "Attempt"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptOption" ADD CONSTRAINT "AttemptOption_organizationId_questionId_fkey" FOREIGN KEY ("organizationId", "questionId") REFERENCES "AttemptQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchCourse" ADD CONSTRAINT "BatchCourse_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchCourse" ADD CONSTRAINT "BatchCourse_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchCourseTopic" ADD CONSTRAINT "BatchCourseTopic_organizationId_batchId_courseId_fkey" FOREIGN KEY ("organizationId", "batchId", "courseId") REFERENCES "BatchCourse"("organizationId", "batchId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchCourseTopic" ADD CONSTRAINT "BatchCourseTopic_organizationId_courseId_topicId_fkey" FOREIGN KEY ("organizationId", "courseId", "topicId") REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Batch" ADD CONSTRAINT "Batch_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchUser" ADD CONSTRAINT "BatchUser_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchUser" ADD CONSTRAINT "BatchUser_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Category" ADD CONSTRAINT "Category_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Room" ADD CONSTRAINT "Room_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Room" ADD CONSTRAINT "Room_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomMember" ADD CONSTRAINT "RoomMember_organizationId_roomId_fkey" FOREIGN KEY ("organizationId", "roomId") REFERENCES "Room"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomMember" ADD CONSTRAINT "RoomMember_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomMember" ADD CONSTRAINT "RoomMember_organizationId_lastReadMessageId_fkey" FOREIGN KEY ("organizationId", "lastReadMessageId") REFERENCES "Message"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_organizationId_roomId_fkey" FOREIGN KEY ("organizationId", "roomId") REFERENCES "Room"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_organizationId_roomId_parentMessageId_fkey" FOREIGN KEY ("organizationId", "roomId", "parentMessageId") REFERENCES "Message"("organizationId", "roomId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessageRevision" ADD CONSTRAINT "MessageRevision_organizationId_messageId_fkey" FOREIGN KEY ("organizationId", "messageId") REFERENCES "Message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Favourite" ADD CONSTRAINT "Favourite_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Favourite" ADD CONSTRAINT "Favourite_organizationId_messageId_fkey" FOREIGN KEY ("organizationId", "messageId") REFERENCES "Message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Course" ADD CONSTRAINT "Course_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Course" ADD CONSTRAINT "Course_organizationId_categoryId_fkey" FOREIGN KEY ("organizationId", "categoryId") REFERENCES "Category"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Course" ADD CONSTRAINT "Course_organizationId_trainerId_fkey" FOREIGN KEY ("organizationId", "trainerId") REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Module" ADD CONSTRAINT "Module_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Topic" ADD CONSTRAINT "Topic_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Topic" ADD CONSTRAINT "Topic_organizationId_courseId_moduleId_fkey" FOREIGN KEY ("organizationId", "courseId", "moduleId") REFERENCES "Module"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_organizationId_courseId_moduleId_fkey" FOREIGN KEY ("organizationId", "courseId", "moduleId") REFERENCES "Module"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionOption" ADD CONSTRAINT "QuestionOption_organizationId_questionId_fkey" FOREIGN KEY ("organizationId", "questionId") REFERENCES "Question"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Curriculum" ADD CONSTRAINT "Curriculum_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Curriculum" ADD CONSTRAINT "Curriculum_organizationId_trainerId_fkey" FOREIGN KEY ("organizationId", "trainerId") REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CurriculumObjective" ADD CONSTRAINT "CurriculumObjective_organizationId_curriculumId_fkey" FOREIGN KEY ("organizationId", "curriculumId") REFERENCES "Curriculum"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CurriculumModule" ADD CONSTRAINT "CurriculumModule_organizationId_curriculumId_fkey" FOREIGN KEY ("organizationId", "curriculumId") REFERENCES "Curriculum"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CurriculumTopic" ADD CONSTRAINT "CurriculumTopic_organizationId_moduleId_fkey" FOREIGN KEY ("organizationId", "moduleId") REFERENCES "CurriculumModule"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CurriculumQuestion" ADD CONSTRAINT "CurriculumQuestion_organizationId_moduleId_fkey" FOREIGN KEY ("organizationId", "moduleId") REFERENCES "CurriculumModule"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CurriculumQuestionOption" ADD CONSTRAINT "CurriculumQuestionOption_organizationId_questionId_fkey" FOREIGN KEY ("organizationId", "questionId") REFERENCES "CurriculumQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicProgress" ADD CONSTRAINT "TopicProgress_organizationId_userId_courseId_fkey" FOREIGN KEY ("organizationId", "userId", "courseId") REFERENCES "Enrolment"("organizationId", "userId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicProgress" ADD CONSTRAINT "TopicProgress_organizationId_courseId_topicId_fkey" FOREIGN KEY ("organizationId", "courseId", "topicId") REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionMark" ADD CONSTRAINT "QuestionMark_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionMark" ADD CONSTRAINT "QuestionMark_organizationId_questionId_fkey" FOREIGN KEY ("organizationId", "questionId") REFERENCES "Question"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceMark" ADD CONSTRAINT "ResourceMark_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceMark" ADD CONSTRAINT "ResourceMark_organizationId_resourceId_fkey" FOREIGN KEY ("organizationId", "resourceId") REFERENCES "Resource"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Instruction" ADD CONSTRAINT "Instruction_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Instruction" ADD CONSTRAINT "Instruction_organizationId_curriculumId_fkey" FOREIGN KEY ("organizationId", "curriculumId") REFERENCES "Curriculum"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Instruction" ADD CONSTRAINT "Instruction_organizationId_createdById_fkey" FOREIGN KEY ("organizationId", "createdById") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Resource" ADD CONSTRAINT "Resource_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Specialization" ADD CONSTRAINT "Specialization_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SpecializationCourse" ADD CONSTRAINT "SpecializationCourse_organizationId_specializationId_fkey" FOREIGN KEY ("organizationId", "specializationId") REFERENCES "Specialization"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SpecializationCourse" ADD CONSTRAINT "SpecializationCourse_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchTrainer" ADD CONSTRAINT "BatchTrainer_organizationId_batchId_courseId_fkey" FOREIGN KEY ("organizationId", "batchId", "courseId") REFERENCES "BatchCourse"("organizationId", "batchId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchTrainer" ADD CONSTRAINT "BatchTrainer_organizationId_trainerId_fkey" FOREIGN KEY ("organizationId", "trainerId") REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Role" ADD CONSTRAINT "Role_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserRole" ADD CONSTRAINT "UserRole_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserRole" ADD CONSTRAINT "UserRole_organizationId_roleId_fkey" FOREIGN KEY ("organizationId", "roleId") REFERENCES "Role"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
