ALTER TABLE "orders" ADD COLUMN "cover_to" text;--> statement-breakpoint
CREATE INDEX "orders_by_cover" ON "orders" USING btree ("cover_to") WHERE "orders"."cover_to" is not null;