import { manifest as accounts } from "../domains/accounts";
import { manifest as announcements } from "../domains/announcements";
import { manifest as archives } from "../domains/archives";
import { manifest as assessments } from "../domains/assessments";
import { manifest as assignments } from "../domains/assignments";
import { manifest as batchCourses } from "../domains/batchCourses";
import { manifest as batches } from "../domains/batches";
import { manifest as batchTopics } from "../domains/batchTopics";
import { manifest as blogs } from "../domains/blogs";
import { manifest as categories } from "../domains/categories";
import { manifest as certificates } from "../domains/certificates";
import { manifest as chat } from "../domains/chat";
import { manifest as courses } from "../domains/courses";
import { manifest as curricula } from "../domains/curricula";
import { manifest as enrolments } from "../domains/enrolments";
import { manifest as files } from "../domains/files";
import { manifest as generation } from "../domains/generation";
import { manifest as grades } from "../domains/grades";
import { manifest as history } from "../domains/history";
import { manifest as holidays } from "../domains/holidays";
import { manifest as identityProviders } from "../domains/identityProviders";
import { manifest as invitations } from "../domains/invitations";
import { manifest as jobs } from "../domains/jobs";
import { manifest as joining } from "../domains/joining";
import { manifest as lessons } from "../domains/lessons";
import { manifest as mail } from "../domains/mail";
import { manifest as notifications } from "../domains/notifications";
import { manifest as organizations } from "../domains/organizations";
import { manifest as payments } from "../domains/payments";
import { manifest as personalData } from "../domains/personalData";
import { manifest as questions } from "../domains/questions";
import { manifest as resources } from "../domains/resources";
import { manifest as reviews } from "../domains/reviews";
import { manifest as roles } from "../domains/roles";
import { manifest as rubrics } from "../domains/rubrics";
import { manifest as savedFilters } from "../domains/savedFilters";
import { manifest as specializations } from "../domains/specializations";
import { manifest as submissions } from "../domains/submissions";
import { manifest as system } from "../domains/system";
import { manifest as texts } from "../domains/texts";
import { manifest as trainers } from "../domains/trainers";
import { manifest as users } from "../domains/users";
import type { DomainManifest } from "../graphql/manifest";
import type { JobHandler } from "../jobs/handler";
import type { RenderedTable } from "../markdown/renderedTable";
import type { PersonalData } from "../personal/personalRows";

/**
 * The domains of each storey, from the ground up. A domain imports from its own storey and those below it; what it needs from
 * above comes by a port of the manifest, such as a hook. A test holds this.
 */
const storeys = {
  ground: { jobs, texts },
  messages: { files, mail, notifications },
  people: { accounts, identityProviders, invitations, organizations, roles, savedFilters, users },
  library: { categories, courses, curricula, generation, lessons, questions, resources, specializations },
  teaching: { batchCourses, batches, batchTopics, enrolments, holidays, joining, reviews, trainers },
  work: { assessments, assignments, certificates, grades, rubrics, submissions },
  office: { announcements, blogs, chat, payments },
  records: { archives, history, personalData, system },
};

/** Every domain of the product, by its manifest: from the ground up, since a person is erased from the top down. */
export const manifests: readonly DomainManifest[] = Object.values(storeys).flatMap((domains) =>
  Object.values(domains),
);

/** Handlers of every kind of job. */
export const jobHandlers: readonly JobHandler[] = manifests.flatMap(({ jobs: handlers = [] }) => handlers);

/** The tables that a write to drops no kept answer of visitors'. */
export const hiddenTables: ReadonlySet<string> = new Set(
  manifests.flatMap(({ hiddenTables: tables = [] }) => tables),
);

/** The tables with texts that are rendered when they are saved. */
export const renderedTables: readonly RenderedTable[] = manifests.flatMap(
  ({ renderedTables: tables = [] }) => tables,
);

/** The personal data of all domains. */
export const personalParts: readonly PersonalData[] = manifests.flatMap(
  ({ personalData: held }) => held ?? [],
);
