import { BookOpen, Plus } from "lucide-react";
import { showErrorsToast } from "~/forms/ErrorsToast";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { ErrorState } from "~/ui/ErrorState";
import { Skeleton, SkeletonCard, SkeletonText } from "~/ui/Skeleton";
import { showToast, type ToastTone } from "~/ui/toasts";
import type { Tone } from "~/ui/tones";
import { Row, Section, Specimen } from "./Specimen";

const tones: Tone[] = ["neutral", "brand", "success", "warning", "danger", "info"];
const toastTones: ToastTone[] = ["success", "info", "warning", "danger"];

/** Badges, toasts and the states of a screen. */
export function FeedbackSection() {
  return (
    <Section title="Feedback">
      <Specimen name="Badge">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone.toUpperCase()}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Toasts">
        <Row>
          {toastTones.map((tone) => (
            <Button key={tone} onClick={() => showToast({ tone, message: `A toast of the tone ${tone}` })}>
              {tone}
            </Button>
          ))}
          <Button
            onClick={() => showErrorsToast(["Name is required", "Email must be a valid email address"])}
          >
            Errors
          </Button>
        </Row>
      </Specimen>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card flush>
          <EmptyState
            icon={<BookOpen />}
            title="No courses yet"
            action={
              <Button variant="primary" icon={<Plus />}>
                Add course
              </Button>
            }
          >
            A course has modules, topics and resources, and learners enrol in it. Your first takes two
            minutes.
          </EmptyState>
        </Card>
        <Card flush>
          <ErrorState
            errorId="7f3a-91c2"
            onRetry={() => showToast({ tone: "info", message: "Trying again" })}
          >
            The courses couldn't be loaded. Your changes are still here.
          </ErrorState>
        </Card>
      </div>
      <Specimen name="Skeleton: text, block, card">
        <div className="grid items-start gap-6 sm:grid-cols-3">
          <SkeletonText lines={5} />
          <Skeleton className="h-32" />
          <SkeletonCard />
        </div>
      </Specimen>
    </Section>
  );
}
