import { fileMessages } from "../domains/files/contract";
import { FairQueue } from "../queues/fairQueue";
import { UnavailableForNow } from "../refusal";

/** Seconds after which to try again. */
const retryAfter = 30;

/** The pictures that wait to be read: one is in memory at a time, for the whole process. */
export const pictureQueue = new FairQueue({
  atOnce: 1,
  places: 200,
  refusal: () => new UnavailableForNow(fileMessages.tooManyPictures, retryAfter),
});

/** A stored picture as an owner: no one waits for its sizes by name, and each is made once. */
export const pictureOwner = (storageKey: string): string => `picture ${storageKey}`;

/** A person as the owner of pictures. */
export const personOwner = (person: { organizationId: number; userId: number }): string =>
  `person ${person.organizationId}-${person.userId}`;
