CREATE TABLE "order_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tracking_code" text NOT NULL,
	"from_status" integer NOT NULL,
	"to_status" integer NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "status_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_move_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_tracking_code_orders_tracking_code_fk" FOREIGN KEY ("tracking_code") REFERENCES "public"."orders"("tracking_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_moves_by_order" ON "order_moves" USING btree ("tracking_code");--> statement-breakpoint
CREATE INDEX "orders_by_next_move" ON "orders" USING btree ("next_move_at") WHERE "orders"."next_move_at" is not null;--> statement-breakpoint
-- Orders that are paid already begin with the move of their payment; the next one is due at once.
INSERT INTO "order_moves" ("tracking_code", "from_status", "to_status", "actor", "reason", "at", "day")
SELECT "payments"."tracking_code", 1, 3, 'bank', 'bank.paid', "payments"."created_at", "payments"."paid_on"
FROM "payments" WHERE "payments"."state" = 'paid' AND "payments"."paid_on" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "status_id" = 3, "next_move_at" = now()
WHERE "tracking_code" IN (SELECT "tracking_code" FROM "order_moves");
