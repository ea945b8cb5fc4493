-- AlterTable
ALTER TABLE "MailMessage" ADD COLUMN     "attachments" JSONB NOT NULL DEFAULT '[]';
