import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { DURATION_IDS, INTERVIEW_STYLES, ISSUE_TYPES, SECURITY_EVENTS } from '#contract/words.ts';

/**
 * D1 is an index: accounts, one small row an interview, issue reports and messages on their way out. Nothing that a
 * person said is kept here. Times are epoch milliseconds.
 */

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    /** Trimmed and lower-cased. */
    email: text().notNull(),
    name: text().notNull(),
    /** E.164; null when none was proved or given. */
    phone: text(),
    phoneVerifiedAt: integer(),
    /** When a code that was texted to the number was first entered; null while that it is theirs is their word alone. */
    phoneTextedAt: integer(),
    /** `scrypt$N$r$p$salt$hash`, so that the cost can be raised later. */
    passwordHash: text().notNull(),
    createdAt: integer().notNull(),
    /** Set while the account is being erased; such an account can no longer sign in. */
    erasingAt: integer(),
  },
  (t) => [uniqueIndex('users_email').on(t.email), uniqueIndex('users_phone').on(t.phone)],
);

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's secret. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remember: integer({ mode: 'boolean' }).notNull(),
    /** What it was begun with, such as 'Firefox on Windows', so that its owner knows it again. */
    device: text().notNull().default(''),
    createdAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** What happened to an account that its owner should know of. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: SECURITY_EVENTS }).notNull(),
    /** What it was done with, as in a session. */
    device: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index('security_events_user').on(t.userId, t.createdAt), index('security_events_age').on(t.createdAt)],
);

/** The live sockets and what each of them rides on, so that whatever ends that finds them. */
export const liveSockets = sqliteTable(
  'live_sockets',
  {
    id: text().primaryKey(),
    interviewId: text().notNull(),
    /** The session it was opened with, by its row's key; that row may be gone, and then the socket has to go. */
    sessionId: text(),
    /** SHA-256 of the secret of the guest who opened it. */
    guestHash: text(),
    openedAt: integer().notNull(),
  },
  (t) => [
    index('live_sockets_session').on(t.sessionId),
    index('live_sockets_guest').on(t.guestHash),
    index('live_sockets_interview').on(t.interviewId),
  ],
);

/** A sign-up waits here, bound to the browser that made it, until its e-mail address is proved. */
export const pendingSignUps = sqliteTable(
  'pending_sign_ups',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    phone: text(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    /** SHA-256 of the pending cookie's secret. */
    browserHash: text().notNull(),
    /** HMAC of the row's id and the code. */
    codeHmac: text().notNull(),
    codeExpiresAt: integer().notNull(),
    tries: integer().notNull().default(0),
    /** SHA-256 of the e-mailed link's token. */
    linkHash: text().notNull(),
    linkExpiresAt: integer().notNull(),
    lastSentAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('pending_email').on(t.email),
    uniqueIndex('pending_link').on(t.linkHash),
    index('pending_browser').on(t.browserHash),
  ],
);

/** One-time codes and tokens for everything but sign-up: password resets by SMS or link. */
export const oneTimeCodes = sqliteTable(
  'one_time_codes',
  {
    id: text().primaryKey(),
    purpose: text({ enum: ['sms_reset', 'reset_token', 'sign_up_token', 'undo_token'] }).notNull(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** What the code was sent to: an E.164 number or an address. */
    target: text().notNull(),
    /** HMAC of a short code, or SHA-256 of a long token. */
    secretHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index('codes_target').on(t.purpose, t.target), uniqueIndex('codes_secret').on(t.purpose, t.secretHash)],
);

/** Counters of attempts: one row a subject and window. */
export const rateCounters = sqliteTable(
  'rate_counters',
  {
    /** `<limit name>:<hash of the subject>:<window start>`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('rate_expiry').on(t.expiresAt)],
);

/** What an interview looks like from outside: a projection that the interview object writes, versioned. */
export const interviews = sqliteTable(
  'interviews',
  {
    id: text().primaryKey(),
    ownerId: text(),
    role: text().notNull(),
    company: text().notNull(),
    style: text({ enum: INTERVIEW_STYLES }).notNull(),
    length: text({ enum: DURATION_IDS }).notNull(),
    questionCount: integer().notNull(),
    /** Which question it stands at, from 1; rows of interviews that nobody has opened since this was told have none. */
    questionNumber: integer(),
    status: text({ enum: ['in_progress', 'processing', 'scored'] }).notNull(),
    /** -1 while there is no score. */
    overallScore: integer().notNull().default(-1),
    problemAnswerScore: integer().notNull().default(-1),
    concisenessScore: integer().notNull().default(-1),
    structureScore: integer().notNull().default(-1),
    /** Time that was talked: gaps between entries, each up to five minutes, in milliseconds. */
    durationMs: integer().notNull().default(0),
    createdAt: integer().notNull(),
    lastActivityAt: integer().notNull(),
    completedAt: integer(),
    /** Only a projection with a higher version overwrites the row. */
    version: integer().notNull(),
    /** SHA-256 of the secret of the guest who holds it while nobody owns it. */
    guestHash: text(),
  },
  (t) => [
    index('interviews_owner').on(t.ownerId, t.createdAt),
    index('interviews_owner_status').on(t.ownerId, t.status),
    // What the dashboard counts is answered from these alone.
    index('interviews_owner_company').on(t.ownerId, sql`company collate nocase`, t.createdAt),
    index('interviews_owner_role').on(t.ownerId, sql`role collate nocase`, t.createdAt),
    index('interviews_owner_scores').on(
      t.ownerId,
      t.completedAt,
      t.overallScore,
      t.problemAnswerScore,
      t.concisenessScore,
      t.structureScore,
    ),
    index('interviews_guest').on(t.guestHash),
    // The few that have ended and have no report yet, however many there are in all.
    index('interviews_processing').on(t.completedAt).where(sql`status = 'processing'`),
  ],
);

export const issueReports = sqliteTable('issue_reports', {
  id: text().primaryKey(),
  interviewId: text().notNull(),
  userId: text(),
  issueType: text({ enum: ISSUE_TYPES }).notNull(),
  description: text().notNull().default(''),
  createdAt: integer().notNull(),
});

/** What is counted for the operator, a UTC day: numbers by name, of nobody in particular. */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    /** Days since 1970. */
    day: integer().notNull(),
    name: text().notNull(),
    amount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.name] })],
);

/** What the operator sets while the server runs. */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
  changedAt: integer().notNull(),
});

/**
 * Interviews that were erased while an upload to them could still be under way: what it leaves is deleted once more
 * when it must be over.
 */
export const mediaSweeps = sqliteTable(
  'media_sweeps',
  { interviewId: text().primaryKey(), dueAt: integer().notNull() },
  (t) => [index('media_sweeps_due').on(t.dueAt)],
);

/**
 * E-mail and SMS on their way out. In development they stay here to be read; anywhere else the text is sealed, and is
 * wiped with the recipient once the message was sent.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    to: text('recipient').notNull(),
    /** JSON {subject, text, code, link, livesMs}, sealed where it is to be sent. */
    body: text().notNull(),
    createdAt: integer().notNull(),
    sentAt: integer(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer().notNull(),
    /** Shared by what must be sent at most once. */
    idempotencyKey: text(),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt).where(sql`sent_at is null`),
    index('outbox_recipient').on(t.to, t.createdAt),
    uniqueIndex('outbox_once').on(t.idempotencyKey),
  ],
);
