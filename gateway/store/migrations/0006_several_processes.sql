-- A counter is not worth a write to the log; after a crash it starts again.
CREATE UNLOGGED TABLE "limit_counters" (
	"counter" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_visits" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "opened_via" text DEFAULT 'pwa' NOT NULL;--> statement-breakpoint
CREATE INDEX "limit_counters_by_window" ON "limit_counters" USING btree ("window_start");