ALTER TABLE "sign_in_tokens" ADD COLUMN "opened_via" text DEFAULT 'pwa' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pwa_version" text;