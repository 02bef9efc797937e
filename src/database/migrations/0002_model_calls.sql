CREATE TABLE "story_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"story_id" text,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_cached" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"pictures" integer NOT NULL,
	"cost_micros" integer,
	"outcome" text NOT NULL,
	"milliseconds" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "story_calls" ADD CONSTRAINT "story_calls_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_calls_story" ON "story_calls" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "story_calls_at" ON "story_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stories_newest" ON "stories" USING btree ("created_at","id");