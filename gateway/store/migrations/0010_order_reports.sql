CREATE TABLE "order_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tracking_code" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_reports" ADD CONSTRAINT "order_reports_tracking_code_orders_tracking_code_fk" FOREIGN KEY ("tracking_code") REFERENCES "public"."orders"("tracking_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_reports_by_order" ON "order_reports" USING btree ("tracking_code");--> statement-breakpoint
CREATE INDEX "orders_by_owner" ON "orders" USING btree ("user_id","number");