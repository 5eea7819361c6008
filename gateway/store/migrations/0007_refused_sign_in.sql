ALTER TABLE "sign_in_visits" ADD COLUMN "typed" text;--> statement-breakpoint
ALTER TABLE "sign_in_visits" ADD COLUMN "problem" text;