import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";
import {
  announcementLimits,
  announcementMessages,
  type AnnouncementForm as FormOutput,
} from "#gateway/domains/announcements/contract";
import { cancelAnnouncement, createAnnouncement } from "~/commands/announcementCommands";
import type { Saved } from "~/forms/useLeaveForm";
import { useSave } from "~/forms/useSave";
import type { SaveOptions } from "~/forms/useVersionedForm";
import { ScreenHead } from "~/layout/ScreenHead";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { showToast } from "~/ui/toasts";
import {
  type AnnouncementDraft,
  AnnouncementForm,
  countPeople,
  toAnnouncementInput,
} from "./AnnouncementForm";

const title = "Write announcement";
const list = "/admin/announcements";
const create = `${list}/create`;
const empty = { title: "", body: "", sendTo: "", batchId: "", courseId: "", day: "", time: "" };

const text = z.string();
const option = z.object({ value: text, label: text }).nullable();
/** The state of the address after an announcement was taken back: what it said, to be written again. */
const takenBack = z.object({
  values: z.object({
    title: text,
    body: text,
    sendTo: text,
    batchId: text,
    courseId: text,
    day: text,
    time: text,
  }),
  batch: option,
  course: option,
});

const everyone = (count: number | null) => (count === null ? "everyone" : countPeople(count));

/** Says that an announcement is about to leave, and takes it back on request. */
function useOfferUndo() {
  const navigate = useNavigate();
  const [cancel] = useMutation({ ...cancelAnnouncement, success: announcementMessages.taken });
  return (announcementId: number, { count, ...draft }: AnnouncementDraft) => {
    const takeBack = async () => {
      if ((await cancel({ announcementId })) !== null) await navigate(create, { state: draft });
    };
    showToast({
      tone: "success",
      message: `Sending to ${everyone(count)}`,
      duration: announcementLimits.undoSeconds * 1_000,
      action: { label: "Undo", run: () => void takeBack() },
    });
  };
}

type Saving = [draft: AnnouncementDraft, form: FormOutput, options: SaveOptions];

function useSend() {
  const save = useSave(createAnnouncement);
  const offerUndo = useOfferUndo();
  return async (...[draft, form, { onFieldErrors }]: Saving) => {
    const input = toAnnouncementInput(form);
    const isAtOnce = input.publishAt === null;
    const wait = isAtOnce ? { waitSeconds: announcementLimits.undoSeconds } : {};
    return save(
      { input: { ...input, ...wait } },
      {
        onFieldErrors,
        to: (saved) => {
          if (isAtOnce) offerUndo(saved.announcement.databaseId, draft);
          else showToast({ tone: "success", message: announcementMessages.scheduled });
          return list;
        },
      },
    );
  };
}

interface Asked {
  saving: Saving;
  settle: (saved: Saved) => void;
}

/** Writes an announcement, then opens the list. One for everyone is asked about first. */
export function CreateAnnouncementScreen() {
  const { state } = useLocation();
  const before = takenBack.safeParse(state).data;
  const send = useSend();
  const [asked, setAsked] = useState<Asked | null>(null);
  const askFirst = (...saving: Saving): Promise<Saved> =>
    saving[1].sendTo === "EVERYONE" ? new Promise((settle) => setAsked({ saving, settle })) : send(...saving);
  const answer = async (isSent: boolean) => {
    if (!asked) return;
    const saved = isSent && (await send(...asked.saving));
    setAsked(null);
    asked.settle(saved);
  };
  return (
    <>
      <ScreenHead title={title} breadcrumbs={[{ label: "Announcements", to: list }, { label: "Write" }]} />
      <AnnouncementForm
        saved={{ version: "", values: before?.values ?? empty }}
        batch={before?.batch ?? null}
        course={before?.course ?? null}
        onSave={askFirst}
      />
      <ConfirmDialog
        open={asked !== null}
        title={`Send to ${everyone(asked?.saving[0].count ?? null)}?`}
        subject={asked?.saving[1].title}
        message="Everyone in your organization gets it, staff too."
        confirmLabel={asked?.saving[1].day ? "Schedule" : "Send"}
        tone="primary"
        onConfirm={() => answer(true)}
        onCancel={() => void answer(false)}
      />
    </>
  );
}
