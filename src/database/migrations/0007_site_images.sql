CREATE TABLE "site_images" (
	"type" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
