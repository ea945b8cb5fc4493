import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { type ReactNode, useState } from "react";
import { tabClass, tabListClass } from "./tabClass";

export interface Tab {
  id: string;
  label: string;
  /** A count or badge after the label. */
  note?: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Without `value` the tabs keep their own state. */
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** Panels of which one is visible; the arrow keys move between the tabs. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const selected = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  const select = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  return (
    <Root value={selected?.id ?? ""} onValueChange={select}>
      <List aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id} className={tabClass(tab === selected)}>
            {tab.label}
            {tab.note !== undefined && <span className="text-xs text-muted tabular-nums">{tab.note}</span>}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.id} value={tab.id} className="pt-5">
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
