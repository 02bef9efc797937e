CREATE TABLE "children" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name_sealed" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repaint_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"tasks" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"painted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"looked_to" text,
	"lease" text,
	"beat_at" timestamp with time zone NOT NULL,
	"takes" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repaint_runs_status" CHECK ("repaint_runs"."status" in ('running','done','failed'))
);
--> statement-breakpoint
CREATE TABLE "shelf_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"favorites" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_words" (
	"story_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"grams" "bytea" NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "stories_shelf";--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "child_id" text;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repaint_runs" ADD CONSTRAINT "repaint_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_counts" ADD CONSTRAINT "shelf_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_words" ADD CONSTRAINT "story_words_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "children_name" ON "children" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "repaint_runs_one" ON "repaint_runs" USING btree ("user_id") WHERE "repaint_runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "repaint_runs_user" ON "repaint_runs" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "story_words_user" ON "story_words" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_loved" ON "stories" USING btree ("user_id","is_favorite","created_at","id");--> statement-breakpoint
CREATE INDEX "stories_child" ON "stories" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "stories_shelf" ON "stories" USING btree ("user_id","created_at","id");