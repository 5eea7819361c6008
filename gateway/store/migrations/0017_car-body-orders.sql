DROP INDEX "orders_one_open_per_offer";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "ceiling" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "inspection_place" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "inspection_slot" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "inspection_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visit_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visit_started_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_by_inspection_slot" ON "orders" USING btree ("inspection_slot");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_per_offer" ON "orders" USING btree ("user_id","search_tracking_code","company_code",coalesce("ceiling", 0),coalesce("search"->'covers', '[]'::jsonb)) WHERE "orders"."status" = 'open';