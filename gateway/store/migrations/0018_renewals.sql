ALTER TABLE "orders" ADD COLUMN "renews" text;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "renews" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_renewal" ON "orders" USING btree ("user_id","renews") WHERE "orders"."status" = 'open' and "orders"."renews" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_paid_renewal" ON "orders" USING btree ("renews") WHERE "orders"."status" = 'paid' and "orders"."renews" is not null and "orders"."status_id" not in (8, 10, 11);
