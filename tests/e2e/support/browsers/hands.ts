/** A control as assistive technology names it: its role, and the whole of its name. */
export interface Named {
  readonly role:
    | "button"
    | "link"
    | "checkbox"
    | "radio"
    | "textbox"
    | "searchbox"
    | "combobox"
    | "option"
    | "heading";
  readonly name: string;
}

/** A person's acts in a browser, so that one journey runs in every browser, by whatever it is driven. */
export interface Hands {
  /** Goes to an address below the product's. */
  open: (path: string) => Promise<void>;
  /** Waits until something is shown. */
  see: (wanted: Named) => Promise<void>;
  seeText: (text: string) => Promise<void>;
  press: (wanted: Named) => Promise<void>;
  /** Replaces the text of a field. */
  type: (wanted: Named, text: string) => Promise<void>;
  /** Replaces the text of the only field of a password, which has no role. */
  typePassword: (text: string) => Promise<void>;
  /** Presses a key where the focus is. */
  key: (name: "Enter" | "Tab") => Promise<void>;
  readValue: (wanted: Named) => Promise<string>;
  isChecked: (wanted: Named) => Promise<boolean>;
  /** Chooses a file for the screen's field of files, by its path on this machine. */
  chooseFile: (path: string) => Promise<void>;
  /** Forgets who is signed in. */
  leave: () => Promise<void>;
  close: () => Promise<void>;
}
