import { describe, expect, it } from "vitest";
import { resourceMedia, shownType } from "~/formats/resourceMedia";
import { videoPlayer } from "~/formats/videoPlayers";

const own = window.location.origin;

describe("how a resource is shown", () => {
  it.each([
    ["LINK", "https://react.dev/learn", "card"],
    ["LINK", "https://youtu.be/dQw4w9WgXcQ", "card"],
    ["FILE", "https://a.test/x.zip", "card"],
    ["IMAGE", "https://a.test/x", "image"],
    ["VIDEO", "https://a.test/x.mp4?y", "video"],
    ["VIDEO", "https://a.test/watch/7", "card"],
    ["AUDIO", "https://a.test/x.mp3?y", "audio"],
    ["AUDIO", "https://a.test/episodes", "card"],
    ["EMBED", "https://a.test/page", "frame"],
    ["EMBED", `${own}/courses`, "card"],
    ["EMBED", "/courses", "card"],
    ["EMBED", "https://youtu.be/dQw4w9WgXcQ", "player"],
    ["VIDEO", "https://vimeo.com/123456", "player"],
    ["PDF", "https://a.test/x.pdf", "card"],
    ["PDF", "/demo/x.pdf", "pdf"],
  ])("%s at %s is a %s", (type, url, kind) => expect(resourceMedia(type, url)?.kind).toBe(kind));

  it("is a video to people where an embedded page plays one", () => {
    expect(shownType("EMBED", "https://youtu.be/dQw4w9WgXcQ")).toBe("VIDEO");
    expect(shownType("EMBED", "https://a.test/page")).toBe("EMBED");
  });

  it("takes a path for an address on this site, and never for another one", () => {
    expect(resourceMedia("IMAGE", "/demo/x.svg")?.address).toBe(`${own}/demo/x.svg`);
    expect(resourceMedia("IMAGE", "//evil.test/x")).toBeNull();
    expect(resourceMedia("IMAGE", "/\\evil.test/x")).toBeNull();
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "no address"])("is not shown at %s", (url) =>
    expect(resourceMedia("EMBED", url)).toBeNull(),
  );
});

describe("the player of a video", () => {
  const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";
  const vimeo = "https://player.vimeo.com/video/123456?autoplay=1";
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3", youtube],
    ["https://youtu.be/dQw4w9WgXcQ", youtube],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youtube],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ", youtube],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youtube],
    ["https://vimeo.com/123456", vimeo],
    ["https://player.vimeo.com/video/123456", vimeo],
  ])("at %s is the site's own", (url, address) => expect(videoPlayer(new URL(url))?.address).toBe(address));

  it.each(["https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ", "https://www.youtube.com/@channel"])(
    "is none for %s",
    (url) => expect(videoPlayer(new URL(url))).toBeNull(),
  );
});
