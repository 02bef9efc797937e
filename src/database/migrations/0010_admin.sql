CREATE TABLE "admin_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"admin_email" text NOT NULL,
	"action" text NOT NULL,
	"target_user_id" text,
	"details" jsonb NOT NULL,
	"previous_value" text,
	"new_value" text,
	CONSTRAINT "admin_activities_action" CHECK ("admin_activities"."action" in ('user_delete','user_reactivate','credit_adjust','payment_confirm','report_update'))
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "happened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "admin_activities" ADD CONSTRAINT "admin_activities_target_user_id_users_id_fk" FOREIGN KEY ("target_user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_activities_newest" ON "admin_activities" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("full_name"),"id");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_events_newest" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "credit_accounts_balance" ON "credit_accounts" USING btree ("balance","user_id");--> statement-breakpoint
CREATE INDEX "credit_entries_moved" ON "credit_entries" USING btree ("created_at","id") WHERE kind in ('clawback', 'reinstate', 'admin');--> statement-breakpoint
CREATE INDEX "credit_entries_moved_user" ON "credit_entries" USING btree ("user_id") WHERE kind in ('clawback', 'reinstate', 'admin');