ALTER TABLE "orders" ADD COLUMN "price_valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cheques_from" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cheques_submitted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cheques_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "instant_payment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_on" text;--> statement-breakpoint
-- Orders that are there already: their price is worked out again when it is next looked at.
UPDATE "orders" SET "price_valid_until" = "created_at";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "price_valid_until" SET NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "paid_on" = "payments"."paid_on" FROM "payments" WHERE "payments"."tracking_code" = "orders"."tracking_code" AND "payments"."state" = 'paid';--> statement-breakpoint
-- What the contract has come to ask of a holder, a search and an offer.
UPDATE "orders" SET "policy_holder" = '{"insuredType": 1}'::jsonb || "policy_holder" WHERE "policy_holder" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "search" = '{"carProductionMonth": null}'::jsonb || "search";--> statement-breakpoint
UPDATE "searches" SET "request" = ('{"carProductionMonth": null}'::jsonb || "request"::jsonb)::json;--> statement-breakpoint
UPDATE "orders" SET "offer" = '{"active": true, "hasUpSelling": false, "installment": null}'::jsonb || "offer" || jsonb_build_object('bnpl', CASE
  WHEN jsonb_typeof("offer" -> 'bnpl' -> 'plan') = 'object' THEN jsonb_build_object(
    'first', "offer" -> 'bnpl' -> 'plan' -> 'first',
    'each', "offer" -> 'bnpl' -> 'plan' -> 'amount',
    'count', jsonb_array_length("offer" -> 'bnpl' -> 'plan' -> 'payments') - 1)
  ELSE 'null'::jsonb END);
