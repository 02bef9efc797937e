CREATE TABLE "billing_customers" (
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "billing_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider"),
	CONSTRAINT "billing_customers_ref" UNIQUE("provider","ref")
);
--> statement-breakpoint
CREATE TABLE "billing_flags" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"sentence" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_flags_once" UNIQUE("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"ref" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"price_key" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"payment_ref" text,
	"card_brand" text,
	"card_last4" text,
	"hosted_url" text,
	"charge_seen_at" timestamp with time zone,
	"attempts_told" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoices_id_unique" UNIQUE("id"),
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('open','paid','void','uncollectible')),
	CONSTRAINT "invoices_paid" CHECK (("invoices"."status" = 'paid') = ("invoices"."paid_at" is not null)),
	CONSTRAINT "invoices_credits" CHECK ("invoices"."credits" >= 0 and ("invoices"."credits" = 0 or "invoices"."status" = 'paid'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"ref" text,
	"customer_ref" text NOT NULL,
	"price_key" text NOT NULL,
	"next_price_key" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"period_end" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"end_owed_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_ref_unique" UNIQUE("ref"),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('pending','active','past_due','canceled','expired')),
	CONSTRAINT "subscriptions_ended" CHECK (("subscriptions"."status" in ('canceled','expired')) = ("subscriptions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_disputes_payment" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"customer" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"price_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"payment_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"out_of_band" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"local_id" text NOT NULL,
	"customer" text NOT NULL,
	"price_key" text NOT NULL,
	"next_price_key" text,
	"wanted_price_key" text,
	"change_id" text,
	"status" text NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"anchor" timestamp with time zone,
	"periods_paid" integer DEFAULT 0 NOT NULL,
	"period_end" timestamp with time zone,
	"card_brand" text,
	"card_last4" text,
	"card_tag" text,
	"latest_invoice_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sandbox_subscriptions_local" UNIQUE("local_id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charge_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD COLUMN "seq" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "invoice_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "card_tag" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_flags" ADD CONSTRAINT "billing_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_subscription" ON "invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("user_id","provider") WHERE status in ('pending','active','past_due');--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_open" ON "subscriptions" USING btree ("status","checked_at");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_subscription" ON "sandbox_invoices" USING btree ("subscription_id","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_due" ON "sandbox_invoices" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" USING btree ("status","period_end");--> statement-breakpoint
CREATE INDEX "sandbox_events_waiting" ON "sandbox_events" USING btree ("delivered_at","seq");--> statement-breakpoint
CREATE INDEX "sandbox_payments_invoice" ON "sandbox_payments" USING btree ("invoice_id");