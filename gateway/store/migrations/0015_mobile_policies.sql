CREATE TABLE "mobile_policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "mobile_policies_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 7200301 CACHE 1),
	"user_id" uuid NOT NULL,
	"site_code" text NOT NULL,
	"policy_code" uuid DEFAULT gen_random_uuid() NOT NULL,
	"device_model" text,
	"imei" text NOT NULL,
	"plan" text NOT NULL,
	"buyer_name" text NOT NULL,
	"phone_price" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"renews" uuid,
	"return_origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_on" text,
	"cover_from" text,
	"cover_to" text,
	"cancelled_on" text,
	"renewed_on" text,
	CONSTRAINT "mobile_policies_site_code_unique" UNIQUE("site_code"),
	CONSTRAINT "mobile_policies_policy_code_unique" UNIQUE("policy_code")
);
--> statement-breakpoint
CREATE TABLE "phone_insurer_visits" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"typed" jsonb NOT NULL,
	"sent_at" timestamp with time zone,
	"return_origin" text NOT NULL,
	"site_code" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mobile_policies" ADD CONSTRAINT "mobile_policies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_policies" ADD CONSTRAINT "mobile_policies_renews_mobile_policies_id_fk" FOREIGN KEY ("renews") REFERENCES "public"."mobile_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mobile_policies_by_owner" ON "mobile_policies" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "mobile_policies_by_phone" ON "mobile_policies" USING btree ("imei");--> statement-breakpoint
CREATE UNIQUE INDEX "mobile_policies_one_unpaid_per_phone" ON "mobile_policies" USING btree ("user_id","imei") WHERE "mobile_policies"."paid_on" is null and "mobile_policies"."cancelled_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mobile_policies_one_renewal" ON "mobile_policies" USING btree ("renews");