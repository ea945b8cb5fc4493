// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, use } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { BarChart } from "~/ui/BarChart";
import { brandContrast } from "~/ui/brandContrast";
import { Cover } from "~/ui/Cover";
import { ErrorState } from "~/ui/ErrorState";
import { PageHeader } from "~/ui/PageHeader";
import { ProgressBar } from "~/ui/ProgressBar";
import { RadialChart } from "~/ui/RadialChart";
import { Rating } from "~/ui/Rating";
import { ThemeSwitch } from "~/ui/ThemeSwitch";
import { applyBrand, applyTheme } from "~/ui/theme";

const drawing = (code: string) => {
  const { container, unmount } = render(<Cover code={code} title="Java Basics" />);
  const { innerHTML } = container;
  unmount();
  return innerHTML;
};

describe("a course's cover", () => {
  it("is always the same for the same code, and differs between codes", () => {
    expect(drawing("JAVA")).toBe(drawing("JAVA"));
    const all = new Set(["JAVA", "REACT", "SQL", "C", "GO", "RUST"].map(drawing));
    expect(all.size).toBe(6);
  });

  it("shows the title's initials and no broken picture when the picture fails", () => {
    const { container } = render(<Cover code="JAVA" title="Java Basics" src="/none.png" />);
    const image = container.querySelector("img");
    expect(image?.className).toContain("opacity-0");
    // Not another picture first.
    expect(container.textContent).toBe("");
    if (image) fireEvent.error(image);
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toBe("JB");
  });

  it("tries again when it is given another picture", () => {
    const { container, rerender } = render(<Cover code="JAVA" title="Java" src="/none.png" />);
    const image = container.querySelector("img");
    if (image) fireEvent.error(image);
    rerender(<Cover code="JAVA" title="Java" src="/some.png" />);
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/some.png");
  });

  it("needs no style attribute in the document", () => {
    expect(drawing("JAVA")).not.toContain("style=");
  });
});

describe("figures", () => {
  it("say a rating in words", () => {
    render(<Rating value={4.55} count={1} />);
    expect(screen.getByText("4.5 out of 5 stars from 1 review", { exact: false })).toBeTruthy();
  });

  it("say that there are no ratings yet", () => {
    render(<Rating value={null} />);
    expect(screen.getByText("Not rated yet")).toBeTruthy();
  });

  it("colour progress from 50 and from 90", () => {
    const colours = [49, 50, 90].map((value) => {
      const { container, unmount } = render(<ProgressBar label="Progress" value={value} />);
      const bar = container.querySelector("[role=progressbar] > div")?.className ?? "";
      unmount();
      return ["bg-brand", "bg-warning", "bg-success"].find((colour) => bar.split(" ").includes(colour));
    });
    expect(colours).toEqual(["bg-brand", "bg-warning", "bg-success"]);
  });

  it("name a ring by its figure, and read columns as a table", () => {
    render(<RadialChart label="Your score" value={85.833} />);
    expect(screen.getByRole("img", { name: "Your score: 85.83%" })).toBeTruthy();
    render(<BarChart title="Sales" bars={[{ label: "Jan", value: 12 }]} heads={["Month", "Sales"]} />);
    expect(screen.getByRole("rowheader", { name: "Jan" }).parentElement?.textContent).toBe("Jan12");
    // Pressed or focused, a column shows its value: no tooltip of the mouse's alone.
    const column = screen.getByRole("button", { name: "Jan: 12" });
    expect(column.textContent).toContain("Jan: 12");
    expect(column.hasAttribute("title")).toBe(false);
  });
});

describe("an error", () => {
  it("says what happened and under which id, and can be tried again", async () => {
    const retry = vi.fn();
    render(
      <ErrorState errorId="7f3a" onRetry={retry}>
        The courses could not be loaded.
      </ErrorState>,
    );
    expect(screen.getByRole("alert").textContent).toContain("7f3a");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe("a brand colour", () => {
  it("can be read in both themes, whichever it is", () => {
    for (let colour = 0; colour <= 0xffffff; colour += 4_099) {
      const hex = `#${colour.toString(16).padStart(6, "0")}`;
      const { light, dark } = brandContrast(hex);
      expect(Math.min(light.text, dark.text), hex).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("is lost on a page of its own lightness", () => {
    expect(brandContrast("#ffffff").light.edge).toBeLessThan(2);
    expect(brandContrast("#000000").light.edge).toBeCloseTo(21);
    expect(brandContrast("#000000").dark.edge).toBeGreaterThan(2);
  });
});

describe("the theme", () => {
  it("is kept in this browser and put on the page", async () => {
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole("radio", { name: "Dark theme" }));
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    await userEvent.click(screen.getByRole("radio", { name: "System theme" }));
    expect(localStorage.getItem("theme")).toBeNull();
    expect(document.documentElement.hasAttribute("data-theme")).toBe(false);
  });

  it("is not moved by what is no theme", () => {
    localStorage.setItem("theme", "sepia");
    applyTheme();
    expect(document.documentElement.hasAttribute("data-theme")).toBe(false);
  });

  it("takes an organization's colour, but nothing that is no colour", () => {
    const brand = () => document.documentElement.style.getPropertyValue("--brand");
    applyBrand("#14532d");
    expect(brand()).toBe("#14532d");
    applyBrand("url(https://example.com/x)");
    expect(brand()).toBe("");
  });
});

describe("a screen's heading", () => {
  const renderScreen = (title: string, element = <PageHeader key={title} title={title} />) => ({
    path: `/${title}`,
    element,
  });
  const heading = (name: string) => screen.getByRole("heading", { level: 1, name });

  it("takes the focus on a change of screen, not on the first one", async () => {
    const router = createMemoryRouter([renderScreen("one"), renderScreen("two")], {
      initialEntries: ["/one"],
    });
    render(<RouterProvider router={router} />);
    expect(document.activeElement).toBe(document.body);
    await act(() => router.navigate("/two"));
    expect(document.activeElement).toBe(heading("two"));
  });

  it("takes the focus over from the skeleton's heading, which goes", async () => {
    let arrive: (title: string) => void = () => undefined;
    const title = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const Late = () => <PageHeader title={use(title)} />;
    const late = (
      <Suspense key="late" fallback={<PageHeader title="Loading" />}>
        <Late />
      </Suspense>
    );
    const router = createMemoryRouter([renderScreen("one"), renderScreen("late", late)], {
      initialEntries: ["/one"],
    });
    render(<RouterProvider router={router} />);
    await act(() => router.navigate("/late"));
    expect(document.activeElement).toBe(heading("Loading"));
    await act(async () => arrive("Specializations ( 2 )"));
    expect(document.activeElement).toBe(heading("Specializations ( 2 )"));
  });

  it("is the title of an error that takes a screen's place", async () => {
    const failed = <ErrorState key="failed" screen title="No connection" />;
    const router = createMemoryRouter([renderScreen("one"), renderScreen("failed", failed)], {
      initialEntries: ["/one"],
    });
    render(<RouterProvider router={router} />);
    await act(() => router.navigate("/failed"));
    expect(document.activeElement).toBe(heading("No connection"));
  });
});
