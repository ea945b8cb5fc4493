import { describe, expect, it } from "vitest";
import { frameAddress } from "../../../client/formats/frameAddress";

describe("the address of a resource that is framed", () => {
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["https://vimeo.com/123456", "https://player.vimeo.com/video/123456"],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ", "https://www.youtube.com/embed/dQw4w9WgXcQ"],
    ["http://example.test/a.mp4", "http://example.test/a.mp4"],
  ])("is, for %s, the player's", (url, framed) => expect(frameAddress(url)).toBe(framed));

  it.each(["javascript:alert(1)", "data:text/html,x", "no address"])("is nothing for %s", (url) =>
    expect(frameAddress(url)).toBeNull(),
  );
});
