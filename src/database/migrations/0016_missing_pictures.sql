ALTER TABLE "stories" ADD COLUMN "repaint_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "repaints" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "stories_repaint" ON "stories" USING btree ("repaint_at") WHERE repaint_at is not null;--> statement-breakpoint
-- Stories that became ready without all of their pictures before anything looked after them.
UPDATE "stories" SET "repaint_at" = now() WHERE "status" = 'ready'
  AND EXISTS (SELECT 1 FROM "story_steps" WHERE "story_id" = "stories"."id" AND "stage" = 'plan')
  AND (SELECT count(*) FROM "story_pictures" WHERE "story_id" = "stories"."id") < 4;
