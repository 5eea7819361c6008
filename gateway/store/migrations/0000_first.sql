CREATE TABLE "guests" (
	"uuid_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_mistakes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_mistakes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cell_number" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_visits" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"return_to" text NOT NULL,
	"opened_via" text NOT NULL,
	"state" text NOT NULL,
	"cell_number" text,
	"code" text,
	"code_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cell_number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_cell_number_unique" UNIQUE("cell_number")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "addresses_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"plaque_number" text NOT NULL,
	"unit_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"content_hash" text NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"image_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tracking_code" text NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	"file_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"tracking_code" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10482301 CACHE 1),
	"user_id" uuid NOT NULL,
	"search_tracking_code" text NOT NULL,
	"company_code" text NOT NULL,
	"ceiling" bigint NOT NULL,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"search" jsonb NOT NULL,
	"offer" jsonb NOT NULL,
	"vehicle_title" text NOT NULL,
	"plate" jsonb,
	"delivery_mode" text NOT NULL,
	"policy_holder" jsonb,
	"policy_info" jsonb,
	"delivery" jsonb,
	"delivery_slot" text,
	"documents_submitted" boolean DEFAULT false NOT NULL,
	"documents_later" boolean DEFAULT false NOT NULL,
	"discount_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"tracking_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"return_origin" text NOT NULL,
	"bank_reference" text,
	"paid_on" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"sb_id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"request" jsonb NOT NULL,
	"slow_insurers" jsonb NOT NULL,
	"silent_insurers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"tracking_code" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"request" json NOT NULL,
	"prices" json NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_tokens" ADD CONSTRAINT "sign_in_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tracking_code_orders_tracking_code_fk" FOREIGN KEY ("tracking_code") REFERENCES "public"."orders"("tracking_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tracking_code_orders_tracking_code_fk" FOREIGN KEY ("tracking_code") REFERENCES "public"."orders"("tracking_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_mistakes_by_number" ON "sign_in_mistakes" USING btree ("cell_number","at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_per_content" ON "addresses" USING btree ("user_id","content_hash");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_per_place" ON "documents" USING btree ("tracking_code","tag","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_per_offer" ON "orders" USING btree ("user_id","search_tracking_code","company_code","ceiling") WHERE "orders"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_by_slot" ON "orders" USING btree ("delivery_slot");--> statement-breakpoint
CREATE INDEX "orders_by_discount" ON "orders" USING btree ("discount_code");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_order" ON "payments" USING btree ("tracking_code") WHERE "payments"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid_per_order" ON "payments" USING btree ("tracking_code") WHERE "payments"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "inquiries_by_owner" ON "inquiries" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "searches_by_owner" ON "searches" USING btree ("owner");