-- Everything that is stored already is third-party insurance; new rows name their product.
ALTER TABLE "inquiries" ADD COLUMN "product" text DEFAULT 'thirdparty' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ALTER COLUMN "product" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "product" text DEFAULT 'thirdparty' NOT NULL;--> statement-breakpoint
ALTER TABLE "searches" ALTER COLUMN "product" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "product" text DEFAULT 'thirdparty' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "product" DROP DEFAULT;
