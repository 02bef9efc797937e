CREATE TABLE "story_shares" (
	"story_id" text PRIMARY KEY NOT NULL,
	"show_names" boolean DEFAULT false NOT NULL,
	"card_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"contact_name" text,
	"contact_email" text,
	"story_id" text,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"severity" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"admin_notes" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_category" CHECK ("reports"."category" in ('bug','content_issue','feature_request','payment_issue','general_feedback','other')),
	CONSTRAINT "reports_severity" CHECK ("reports"."severity" in ('low','medium','high','critical')),
	CONSTRAINT "reports_status" CHECK ("reports"."status" in ('open','in_progress','resolved')),
	CONSTRAINT "reports_subject" CHECK (char_length("reports"."subject") between 1 and 100),
	CONSTRAINT "reports_description" CHECK (char_length("reports"."description") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "story_shares" ADD CONSTRAINT "story_shares_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("created_at","id");