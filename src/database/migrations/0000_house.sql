CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signups" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"country" text NOT NULL,
	"password_hash" text NOT NULL,
	"selected_plan" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"country" text NOT NULL,
	"password_hash" text NOT NULL,
	"selected_plan" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"package_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'aud' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"provider" text NOT NULL,
	"customer_ref" text,
	"payment_ref" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_payment_ref_unique" UNIQUE("payment_ref"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('open','processing','paid','canceled')),
	CONSTRAINT "orders_paid" CHECK (("orders"."status" = 'paid') = ("orders"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"customer" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"amount_received_cents" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"subject_id" text NOT NULL,
	"remembered" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_operation_key_pk" PRIMARY KEY("user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'making' NOT NULL,
	"request_sealed" text NOT NULL,
	"commission_sealed" text NOT NULL,
	"age_band" text NOT NULL,
	"structure" text NOT NULL,
	"theme" text NOT NULL,
	"title" text,
	"moral" text,
	"pages" jsonb,
	"word_count" integer DEFAULT 0 NOT NULL,
	"reading_grade" double precision,
	"written_by" text,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"failure_code" text,
	"failure" text,
	"lease" text,
	"beat_at" timestamp with time zone NOT NULL,
	"takes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "stories_status" CHECK ("stories"."status" in ('making','ready','failed','cancelled')),
	CONSTRAINT "stories_text" CHECK ("stories"."status" <> 'ready' or "stories"."pages" is not null)
);
--> statement-breakpoint
CREATE TABLE "story_events" (
	"story_id" text NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "story_events_story_id_seq_pk" PRIMARY KEY("story_id","seq")
);
--> statement-breakpoint
CREATE TABLE "story_pictures" (
	"story_id" text NOT NULL,
	"index" integer NOT NULL,
	"media_key" text NOT NULL,
	"alt" text NOT NULL,
	"page" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"painted_by" text NOT NULL,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "story_pictures_story_id_index_pk" PRIMARY KEY("story_id","index"),
	CONSTRAINT "story_pictures_media_key_unique" UNIQUE("media_key")
);
--> statement-breakpoint
CREATE TABLE "story_steps" (
	"story_id" text NOT NULL,
	"stage" text NOT NULL,
	"index" integer NOT NULL,
	"input_hash" text NOT NULL,
	"output" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "story_steps_story_id_stage_index_pk" PRIMARY KEY("story_id","stage","index")
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"fact" text NOT NULL,
	"payment_ref" text,
	"reservation_id" text,
	"actor" text DEFAULT 'system' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_fact_unique" UNIQUE("fact"),
	CONSTRAINT "credit_entries_chain" UNIQUE("user_id","seq"),
	CONSTRAINT "credit_entries_moves" CHECK ("credit_entries"."delta" <> 0),
	CONSTRAINT "credit_entries_kind" CHECK ("credit_entries"."kind" in ('pack','subscription','hold','release','clawback','reinstate','admin')),
	CONSTRAINT "credit_entries_gives" CHECK ("credit_entries"."kind" not in ('pack','subscription','release','reinstate') or "credit_entries"."delta" > 0),
	CONSTRAINT "credit_entries_takes" CHECK ("credit_entries"."kind" not in ('hold','clawback') or "credit_entries"."delta" < 0),
	CONSTRAINT "credit_entries_no_debt" CHECK ("credit_entries"."kind" not in ('hold','admin') or "credit_entries"."delta" > 0 or "credit_entries"."balance_after" >= 0),
	CONSTRAINT "credit_entries_reserved" CHECK (("credit_entries"."kind" in ('hold','release')) = ("credit_entries"."reservation_id" is not null)),
	CONSTRAINT "credit_entries_reason" CHECK ("credit_entries"."kind" <> 'admin' or "credit_entries"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"story_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "credit_reservations_story_id_unique" UNIQUE("story_id"),
	CONSTRAINT "credit_reservations_amount" CHECK ("credit_reservations"."amount" > 0),
	CONSTRAINT "credit_reservations_state" CHECK ("credit_reservations"."state" in ('held','captured','released')),
	CONSTRAINT "credit_reservations_settled" CHECK (("credit_reservations"."state" = 'held') = ("credit_reservations"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_events" ADD CONSTRAINT "story_events_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_pictures" ADD CONSTRAINT "story_pictures_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_steps" ADD CONSTRAINT "story_steps_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signups_email" ON "signups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("status","checked_at");--> statement-breakpoint
CREATE INDEX "stories_shelf" ON "stories" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "stories_making" ON "stories" USING btree ("status","beat_at");--> statement-breakpoint
CREATE INDEX "credit_entries_reservation" ON "credit_entries" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "credit_entries_payment" ON "credit_entries" USING btree ("payment_ref");--> statement-breakpoint
CREATE INDEX "credit_reservations_open" ON "credit_reservations" USING btree ("state","expires_at");