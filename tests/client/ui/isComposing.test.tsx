// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { RowName } from "~/outline/RowName";
import { EditText } from "~/screens/admin/courses/generation/ItemActions";
import { ObjectivesField } from "~/screens/admin/ObjectivesField";
import { Composer } from "~/screens/chat/room/Composer";
import { EditForm } from "~/screens/chat/room/EditForm";
import type { Attachments } from "~/screens/chat/room/useAttachments";
import { Combobox } from "~/ui/Combobox";
import { DateControl } from "~/ui/DateControl";
import { Dialog } from "~/ui/Dialog";
import { isComposing } from "~/ui/isComposing";
import { SearchInput } from "~/ui/SearchInput";

describe("a key belongs to an input method", () => {
  it.each([
    ["while a word is composed", { isComposing: true, keyCode: 13 }, true],
    ["by its code alone, as in Safari", { isComposing: false, keyCode: 229 }, true],
    ["no more once the word is there", { isComposing: false, keyCode: 13 }, false],
  ])("%s", (_when, press, expected) => {
    expect(isComposing(press)).toBe(expected);
    expect(isComposing({ nativeEvent: press })).toBe(expected);
  });
});

const told = vi.fn();
const noAttachments: Attachments = {
  files: [],
  uploads: [],
  isUploading: false,
  isOver: false,
  handlers: { onDragOver: told, onDragLeave: told, onDrop: told, onPaste: told },
  add: told,
  cancel: told,
  retry: told,
  remove: told,
  clear: told,
};
const message = {
  id: 1,
  roomId: 1,
  clientId: "1",
  text: "Before",
  authorId: 1,
  authorName: "Asha",
  authorAvatar: null,
  files: [],
  version: 1,
  createdDate: "2026-01-05T10:00:00Z",
  modifiedDate: null,
  quote: null,
  isDeleted: false,
  isForwarded: false,
};

const nothing = () => undefined;

function Objectives() {
  const [value, setValue] = useState<readonly string[]>(["Reads"]);
  const onChange = (next: readonly string[]) => {
    told();
    setValue(next);
  };
  const names = { id: "objectives", name: "objectives", label: "Objectives" };
  return (
    <ObjectivesField
      field={{ ...names, value, onChange, required: false, onBlur: nothing, error: undefined }}
      part={(path) => ({ id: `objectives-${path}`, name: path, onBlur: nothing, error: undefined })}
    />
  );
}

const options = [{ value: "1", label: "Asha" }];
const fields: readonly (readonly [string, string, ReactNode])[] = [
  [
    "a picker",
    "ArrowDown ArrowDown Enter Escape",
    <Combobox key="picker" label="Field" value={null} options={options} onChange={told} onSearch={told} />,
  ],
  ["a search", "Enter Escape", <SearchInput key="search" label="Field" value="a" onChange={told} />],
  [
    "a date",
    "Enter Escape ArrowDown",
    <DateControl key="date" label="Field" value="2026-01-05" onCommit={told} />,
  ],
  [
    "a row of an outline",
    "Enter Escape",
    <RowName
      key="row"
      kind="topic"
      part={undefined}
      isBegun
      name="Before"
      onRename={told}
      onDone={told}
      onNext={told}
      onEnd={told}
      onAbandon={nothing}
      onLines={told}
    />,
  ],
  [
    "a generated name",
    "Escape",
    <EditText key="name" label="Field" limit={9} text="Before" onText={told} onCancel={told} />,
  ],
  ["an objective", "Enter", <Objectives key="objective" />],
  [
    "a message",
    "Enter Escape ArrowUp",
    <Composer
      key="message"
      roomId={1}
      box={{ current: null }}
      note=""
      onTyping={nothing}
      quote={{ id: 1, text: "Before", isDeleted: false, authorName: "Asha" }}
      attachments={noAttachments}
      onQuoteGone={told}
      onSend={told}
      onEditLast={told}
    />,
  ],
  [
    "an edited message",
    "Enter Escape",
    <EditForm key="edited" message={message} onDone={told} onSave={async () => told()} />,
  ],
  [
    "a field of a dialog",
    "Escape",
    <Dialog key="dialog" open title="Dialog" onClose={told}>
      <input aria-label="Field" />
    </Dialog>,
  ],
];

function findField(): HTMLElement {
  const found = document.querySelector<HTMLElement>("input:not([type=file]), textarea");
  if (!found) throw new Error("There is no field");
  return found;
}

describe("while a word is composed", () => {
  it.each(fields)("%s leaves the keys to the input method", (_what, keys, field) => {
    render(field);
    const input = findField();
    input.focus();
    told.mockClear();
    for (const key of keys.split(" ")) fireEvent.keyDown(input, { key, keyCode: 229 });
    expect(told).not.toHaveBeenCalled();
    expect(input.isConnected).toBe(true);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it.each(fields)("%s takes them again afterwards", (_what, keys, field) => {
    render(field);
    const input = findField();
    input.focus();
    told.mockClear();
    const taken = keys.split(" ").map((key) => !fireEvent.keyDown(input, { key, keyCode: 0 }));
    expect(taken.includes(true) || told.mock.calls.length > 0).toBe(true);
  });
});
