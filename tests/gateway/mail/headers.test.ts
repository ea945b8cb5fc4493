import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { openMailer } from "#gateway/mail/mailer";
import { openSmtp, readHeaders } from "#tests/support/smtp";

const smtp = await openSmtp();
afterAll(() => smtp.close());
const mailer = openMailer({ url: smtp.url, from: "no-reply@learn.example" });

const lines = fc.constantFrom(
  "\r\nBcc: evil@evil.example",
  "\nX-Evil: 1\n\nBody",
  "\r",
  "\u2028To: b@evil.example",
);
const hostile = fc.tuple(fc.string({ unit: "grapheme" }), lines).map((parts) => parts.join(""));

it("no name or subject adds a header to the mail that arrives, or a recipient", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (fromName, toName, ending) => {
      smtp.arrived.length = 0;
      const mail = {
        messageId: "1@learn.example",
        fromName,
        toName,
        subject: `Hello ${ending}`,
        toAddress: "asha@made.example",
        replyTo: null,
        unsubscribeUrl: null,
        html: "<p>Hello</p>",
        text: "Hello",
        createdAt: new Date(0),
      };
      await mailer.send(mail, { attachments: [], signal: new AbortController().signal });
      const [arrived] = smtp.arrived;
      expect(arrived?.to).toEqual(["asha@made.example"]);
      expect(
        readHeaders(arrived?.source ?? "")
          .map(([name]) => name)
          .sort(),
      ).toEqual([
        "auto-submitted",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "subject",
        "to",
      ]);
    }),
    { numRuns: 60 },
  );
});
