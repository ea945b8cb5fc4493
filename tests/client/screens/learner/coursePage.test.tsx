// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, closeLearner, openLearner, refusal } from "./openLearner";

const review = (databaseId: number, text: string) => ({
  __typename: "Review",
  id: `V${databaseId}`,
  rating: 4,
  text,
  authorName: "Heena Bansal",
  updatedAt: "2025-03-05T06:00:00.000Z",
});

const reviewsOf = (...nodes: ReturnType<typeof review>[]) => ({
  edges: nodes.map((node) => ({ node, cursor: node.id })),
  pageInfo: { endCursor: null, hasNextPage: false },
});

const free = {
  id: "C1",
  databaseId: 1,
  code: "HTML",
  title: "HTML",
  description: "Pages.",
  imageUrl: null,
  price: null,
  duration: 60,
  level: "BEGINNER",
  rating: 4,
  reviewCount: 1,
  trainerName: null,
  authorName: null,
  moduleCount: 0,
  topicCount: 0,
  modules: [],
  objectives: [],
  publicResources: [],
  category: { id: "K1", name: "Web" },
  canEnrol: true,
  viewerEnrolment: null as { id: string; percentage: number } | null,
  viewerReview: null as ReturnType<typeof review> | null,
  reviews: reviewsOf(review(1, "Worth every rupee.")),
};
const enrolled = { ...free, canEnrol: false, viewerEnrolment: { id: "E1", percentage: 0 } };
const begun = { ...enrolled, viewerEnrolment: { id: "E1", percentage: 25 } };

const open = (course: unknown, answers: Answers = {}) =>
  openLearner("/courses/HTML", { CourseScreenQuery: () => ({ courseByAddress: course }), ...answers });

afterEach(closeLearner);

describe("enrolling on the course's page", () => {
  it("enrols, says so, and leads to the course", async () => {
    open(free, {
      AccountCallMutation: () => ({ result: { __typename: "CoursePayload", course: enrolled } }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Enrol" }));
    const go = await screen.findByRole("link", { name: "Go to course" });
    expect(go.getAttribute("href")).toBe("/learner/courses/HTML/1");
    expect(screen.getByText("You are enrolled")).toBeTruthy();
    expect(
      await screen.findByText("You can review this course once you have completed 25% of it."),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Leave a review" })).toBeNull();
  });

  it("shows the reason of a refusal and stays as it was", async () => {
    open(free, { AccountCallMutation: () => refusal("Course not found") });
    await userEvent.click(await screen.findByRole("button", { name: "Enrol" }));
    expect(await screen.findByText("Course not found")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Enrol" })).toBeTruthy();
  });

  it("lets one request a place in a paid course, and offers no review to strangers", async () => {
    open({ ...free, canEnrol: false, price: 3499 });
    expect(await screen.findByRole("button", { name: "Request a place" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Enrol|review/ })).toBeNull();
  });

  it("lets the enrolled continue", async () => {
    open({ ...enrolled, viewerEnrolment: { id: "E1", percentage: 40 } });
    expect(await screen.findByRole("link", { name: "Continue learning" })).toBeTruthy();
    expect(screen.getByText("You are enrolled, 40% complete")).toBeTruthy();
  });
});

describe("reviews", () => {
  it("are listed with stars, text, author and date", async () => {
    open(free);
    expect(await screen.findByText("Worth every rupee.")).toBeTruthy();
    expect(screen.getByText("Heena Bansal")).toBeTruthy();
    expect(screen.getByText("05-Mar-2025")).toBeTruthy();
    expect(screen.getByText("4.0 out of 5 stars")).toBeTruthy();
  });

  it("are read on by a button, which keeps the focus while there are more", async () => {
    const first = Array.from({ length: 10 }, (_, index) => review(index + 1, `Review ${index + 1}`));
    const more = { endCursor: "V10", hasNextPage: true };
    const { askedAs } = open(
      { ...free, reviews: { ...reviewsOf(...first), pageInfo: more } },
      {
        AllReviewsQuery: () => ({
          node: {
            __typename: "Course",
            id: "C1",
            reviews: { ...reviewsOf(review(11, "Review 11")), pageInfo: { ...more, endCursor: "V11" } },
          },
        }),
      },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Show more reviews" }));
    expect(await screen.findByText("Review 11")).toBeTruthy();
    expect(screen.getByText("Review 1")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show more reviews" }));
    expect(askedAs("AllReviewsQuery").map(({ variables }) => variables["after"])).toEqual(["V10"]);
  });

  it("ask for stars and a text before they are sent", async () => {
    const { askedAs } = open(begun);
    await userEvent.click(await screen.findByRole("button", { name: "Leave a review" }));
    await userEvent.click(await screen.findByRole("button", { name: "Save review" }));
    expect(screen.getByText("Rating is required.")).toBeTruthy();
    expect(screen.getByText("Review is required.")).toBeTruthy();
    expect(askedAs("ReviewFormMutation")).toHaveLength(0);
  });

  it("are saved, thanked for, and shown at once", async () => {
    const own = { ...review(2, "Clear."), authorName: "Ananya Sharma", rating: 5 };
    const { askedAs } = open(begun, {
      ReviewFormMutation: () => ({
        result: {
          __typename: "CoursePayload",
          course: {
            ...begun,
            reviewCount: 2,
            viewerReview: own,
            reviews: reviewsOf(own, review(1, "Worth every rupee.")),
          },
        },
      }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Leave a review" }));
    await userEvent.click(await screen.findByRole("radio", { name: "5 stars" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Review" }), "Clear.");
    await userEvent.click(screen.getByRole("button", { name: "Save review" }));
    expect(await screen.findByText("Thank you for your review")).toBeTruthy();
    expect(askedAs("ReviewFormMutation")[0]?.variables).toEqual({
      courseId: 1,
      input: { rating: 5, text: "Clear." },
    });
    await waitFor(() => expect(screen.getByRole("button", { name: "Change your review" })).toBeTruthy());
    expect(screen.getByText("Clear.")).toBeTruthy();
  });
});
