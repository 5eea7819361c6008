ALTER TABLE "orders" ADD COLUMN "policy_code" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_policy_code" ON "orders" USING btree ("policy_code");