CREATE TABLE "operator_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"session_id" uuid,
	"action" text NOT NULL,
	"tracking_code" text,
	"subject" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"search" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "operator_log_by_time" ON "operator_log" USING btree ("at");
--> statement-breakpoint
-- The log is only added to.
CREATE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The operator log is not changed.';
END $$;--> statement-breakpoint
CREATE TRIGGER "operator_log_is_kept" BEFORE UPDATE OR DELETE ON "operator_log"
FOR EACH ROW EXECUTE FUNCTION "refuse_log_change"();
