CREATE TABLE `daily_counts` (
	`day` integer NOT NULL,
	`name` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE INDEX `interviews_processing` ON `interviews` (`completed_at`) WHERE status = 'processing';