-- Mails that were kept while mail was not set up, and that staff have decided not to send.

ALTER TYPE "MailState" ADD VALUE 'DISCARDED';
