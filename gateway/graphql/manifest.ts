import type { BusTopic } from "../bus/events";
import type { Prisma } from "../database/generated/prisma/client";
import type { JobKind } from "../domains/jobs/contract";
import type { Right } from "../domains/rightsContract";
import type { Gateway } from "../gateway";
import type { JobHandler } from "../jobs/handler";
import type { RenderedTable } from "../markdown/renderedTable";
import type { PersonEraser } from "../personal/erasure";
import type { PersonalData } from "../personal/personalRows";
import type { Attachments } from "../ports/attachmentKinds";
import type { FileOwners } from "../ports/fileOwners";
import type { Hooks } from "../ports/hooks";
import type { NotificationSubjects } from "../ports/notificationSubjects";
import type { RestRoute } from "../routes/route";

/** A list of staff's that many commands change: a subscription field without content, after which the list is read again. */
export interface LiveList {
  /** The name of the subscription field. */
  field: string;
  /** The field's description. */
  description: string;
  topics: readonly BusTopic[];
  /** The rights of which a subscriber needs one; staff need none when left out. */
  scope?: Right | readonly Right[];
  /** Whether learners receive it, too. */
  isForLearners?: true;
}

/** A live list of one topic, which gives it its name. */
export const liveList = (
  field: BusTopic,
  description: string,
  more: Pick<LiveList, "scope" | "isForLearners"> = {},
): LiveList => ({ field, description, topics: [field], ...more });

/** A task that each gateway repeats for as long as it runs. */
export interface RecurringTask {
  /** Its name in the metrics. */
  name: string;
  /** The pause between two rounds, in milliseconds. */
  every: number;
  round: (gateway: Gateway) => Promise<void>;
}

/** A domain's entries in the gateway's registries; its `index.ts` exports it. */
export interface DomainManifest {
  /**
   * Tables that visitors never see, and whose writes are too frequent to invalidate the visitors' cache. A test
   * reads everything that visitors can and finds none of them. A table that is not listed counts as shown.
   */
  hiddenTables?: readonly Prisma.ModelName[];
  liveLists?: readonly LiveList[];
  /** Its tables with texts that are rendered when they are saved, and again when the renderer has changed. */
  renderedTables?: readonly RenderedTable<Prisma.ModelName>[];
  /** Its documented REST calls. */
  routes?: readonly RestRoute[];
  /** The events after which staff's dashboard is read again. */
  dashboardTopics?: readonly BusTopic[];
  /** Tasks that each gateway repeats. */
  recurring?: readonly RecurringTask[];
  /** Handlers of the domain's jobs. */
  jobs?: readonly JobHandler<JobKind>[];
  /** The domain's personal data. A column that names a person is here, or among the exempt ones of a test. */
  personalData?: PersonalData;
  /** Deletes or empties a person's rows in its tables, when the person is erased. */
  eraseOf?: PersonEraser;
  /** The subjects of its notifications, with the people who may be notified of them. */
  notificationSubjects?: NotificationSubjects;
  /** The points at which it follows the domains below it. */
  hooks?: Hooks;
  /** The files that it prints for mails. */
  attachments?: Attachments;
  /** Its kinds of rows that use files: the viewers of a row may read its file. */
  fileOwners?: FileOwners;
}
