import { PageHeader, type PageHeaderProps } from "../ui/PageHeader";
import { useScreenTitle } from "./useScreenTitle";

interface Props extends PageHeaderProps {
  /** The page's title, if not the heading. */
  screenTitle?: string;
}

/** The head of a screen, which names the page, too. */
export function ScreenHead({ screenTitle, ...head }: Props) {
  useScreenTitle(screenTitle ?? head.title);
  return <PageHeader {...head} />;
}
