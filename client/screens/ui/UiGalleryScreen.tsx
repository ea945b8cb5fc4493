import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { PageHeader } from "~/ui/PageHeader";
import { SkipLink } from "~/ui/SkipLink";
import { ThemeSwitch } from "~/ui/ThemeSwitch";
import { applyBrand } from "~/ui/theme";
import { ActionsSection } from "./ActionsSection";
import { DataSection } from "./DataSection";
import { FeedbackSection } from "./FeedbackSection";
import { FieldsSection } from "./FieldsSection";
import { LearningSection } from "./LearningSection";
import { NavigationSection } from "./NavigationSection";

const brands = [
  { name: "Lectern", colour: null },
  { name: "Saffron", colour: "#f4a11a" },
  { name: "Forest", colour: "#14532d" },
  { name: "Rose", colour: "#e11d48" },
  { name: "Lime", colour: "#bef264" },
];

/** Every component of the kit in its states. Only in development. */
export function UiGalleryScreen() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
        <PageHeader
          breadcrumbs={[{ label: "Developer", to: "/ui" }, { label: "Interface kit" }]}
          title="Interface kit"
          status={<Badge tone="info">Development</Badge>}
          subtitle="Every component, in every state, in both themes and any brand colour."
          actions={
            <>
              {brands.map(({ name, colour }) => (
                <Button key={name} size="sm" onClick={() => applyBrand(colour)}>
                  {name}
                </Button>
              ))}
              <ThemeSwitch />
            </>
          }
        />
        <ActionsSection />
        <FieldsSection />
        <FeedbackSection />
        <NavigationSection />
        <DataSection />
        <LearningSection />
      </main>
    </>
  );
}
