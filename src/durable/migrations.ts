/**
 * The object's own tables. Append-only: a change is a new entry at the end, and its index is its version. Times are
 * epoch milliseconds.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE interview (
    id TEXT PRIMARY KEY,
    owner_id TEXT,
    guest_hash TEXT,
    profile TEXT NOT NULL,
    style TEXT NOT NULL,
    length TEXT NOT NULL,
    greeting TEXT NOT NULL,
    job_description TEXT NOT NULL,
    progress TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_activity_at INTEGER NOT NULL,
    finished_at INTEGER,
    scored_at INTEGER,
    -- Unowned interviews are kept this long after their last activity.
    keep_ms INTEGER NOT NULL,
    version INTEGER NOT NULL
  );
  CREATE TABLE questions (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, planned TEXT NOT NULL);
  CREATE TABLE entries (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    speaker TEXT NOT NULL,
    text TEXT NOT NULL,
    question_index INTEGER NOT NULL,
    follow_up_index INTEGER NOT NULL,
    is_followup INTEGER NOT NULL,
    is_followup_answer INTEGER NOT NULL,
    transition_to TEXT,
    -- What the turn was: see TurnKind.
    kind TEXT NOT NULL,
    -- Whether these words of the candidate count as an answer.
    scored INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX entries_question ON entries (question_index, seq);
  -- Ids that a deletion removed: they are never taken again.
  CREATE TABLE removed_entries (id TEXT PRIMARY KEY);
  -- The reply to each answer, so that a repeated answer gets the same one.
  CREATE TABLE replies (answer_entry_id TEXT PRIMARY KEY, reply TEXT NOT NULL);
  CREATE TABLE scoring_jobs (
    question_index INTEGER PRIMARY KEY,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL
  );
  CREATE TABLE scored_questions (question_index INTEGER PRIMARY KEY, scored TEXT NOT NULL);
  CREATE TABLE report (only INTEGER PRIMARY KEY CHECK (only = 1), results TEXT NOT NULL);
  CREATE TABLE deadlines (name TEXT PRIMARY KEY, due_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0);
  `,
  `
  -- What a follow-up asked for; unknown for one that was kept before this column.
  ALTER TABLE entries ADD COLUMN gap TEXT;
  -- The turn whose reply is still being thought about: there is at most one.
  CREATE TABLE open_turn (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    id TEXT NOT NULL,
    -- None for silence.
    answer_entry_id TEXT,
    move TEXT NOT NULL,
    -- The turns before this entry are those that the move was decided from.
    before_seq INTEGER NOT NULL
  );
  -- What a score was made from, and what has to be said with it.
  ALTER TABLE scored_questions ADD COLUMN inputs_hash TEXT NOT NULL DEFAULT '';
  ALTER TABLE scored_questions ADD COLUMN warnings TEXT NOT NULL DEFAULT '[]';
  -- What the questions were drawn by.
  ALTER TABLE interview ADD COLUMN seed INTEGER;
  -- An erasure that has begun: for everybody the interview is gone already.
  ALTER TABLE interview ADD COLUMN erasing INTEGER NOT NULL DEFAULT 0;
  `,
  // Written and never read.
  'ALTER TABLE interview DROP COLUMN scored_at;',
  `
  -- Recordings, which lie in the bucket under their number. It counts up for ever.
  CREATE TABLE recordings (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    -- 'segment' of an answer, or 'full'.
    kind TEXT NOT NULL,
    question_index INTEGER NOT NULL,
    follow_up_index INTEGER NOT NULL,
    -- The transcript's entry that it is the sound of.
    entry_id TEXT,
    answer_offset_ms INTEGER NOT NULL,
    peaks TEXT NOT NULL,
    filename TEXT NOT NULL,
    type TEXT NOT NULL,
    format TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    duration_s REAL NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    -- The last moment at which an upload of it can end.
    upload_until INTEGER NOT NULL,
    -- Known once it has arrived.
    etag TEXT,
    confirmed_at INTEGER,
    -- It is gone for everybody; the row stays while an upload may be under way.
    removed_at INTEGER
  );
  -- What was measured of answers, and when their words were said.
  CREATE TABLE speech_metrics (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    question_index INTEGER NOT NULL,
    follow_up_index INTEGER NOT NULL,
    entry_id TEXT UNIQUE,
    measured_at INTEGER NOT NULL,
    metrics TEXT NOT NULL,
    words TEXT
  );
  `,
  `
  -- The address of the operator's automation when the interview began; '' when there was none.
  ALTER TABLE interview ADD COLUMN webhook_url TEXT NOT NULL DEFAULT '';
  -- What a language model cost.
  CREATE TABLE model_calls (
    purpose TEXT PRIMARY KEY,
    calls INTEGER NOT NULL,
    tokens_in INTEGER NOT NULL,
    tokens_out INTEGER NOT NULL
  );
  `,
  `
  -- What was heard of an answer that its owner has corrected, and when its words were said.
  ALTER TABLE entries ADD COLUMN heard TEXT;
  ALTER TABLE speech_metrics ADD COLUMN heard_words TEXT;
  -- Questions that were answered again: what was said before and what is said now, scored by the same engine.
  CREATE TABLE retries (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    question_index INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    old_scored TEXT NOT NULL,
    new_scored TEXT NOT NULL
  );
  CREATE INDEX retries_question ON retries (question_index, n);
  `,
  `
  -- What was heard of the newest utterance and is no answer yet.
  CREATE TABLE heard_segments (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    -- The id that its answer will have.
    entry_id TEXT NOT NULL,
    text TEXT NOT NULL,
    -- How far into the utterance's sound the words reach.
    reach_ms INTEGER NOT NULL
  );
  -- What hearing and speaking over sockets cost.
  CREATE TABLE speech_spending (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    heard_ms REAL NOT NULL,
    spoken_characters INTEGER NOT NULL
  );
  `,
  `
  -- The voice's sound that was sent, and what of it nobody heard because it was cancelled.
  ALTER TABLE speech_spending ADD COLUMN spoken_ms REAL NOT NULL DEFAULT 0;
  ALTER TABLE speech_spending ADD COLUMN unheard_ms REAL NOT NULL DEFAULT 0;
  `,
  `
  -- What was made of the candidate's words; none until they are read, and none of what was said before this column.
  ALTER TABLE entries ADD COLUMN reading TEXT;
  -- A turn is open before its words are read, and has no move until then.
  ALTER TABLE open_turn RENAME TO open_turn_with_move;
  CREATE TABLE open_turn (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    id TEXT NOT NULL,
    -- None for silence.
    answer_entry_id TEXT,
    move TEXT,
    -- The turns before this entry are those that the move is decided from.
    before_seq INTEGER NOT NULL
  );
  INSERT INTO open_turn SELECT only, id, answer_entry_id, move, before_seq FROM open_turn_with_move;
  DROP TABLE open_turn_with_move;
  -- Whether the built-in judge stepped in for another one; told until now by a warning's words alone.
  ALTER TABLE scored_questions ADD COLUMN fell_back INTEGER NOT NULL DEFAULT 0;
  UPDATE scored_questions SET fell_back = 1 WHERE warnings LIKE '%The built-in engine stepped in%';
  `,
  `
  -- What is longer than a row may be, from its second part on.
  CREATE TABLE long_texts (name TEXT NOT NULL, part INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (name, part));
  `,
  `
  -- What a model proposed to say, once it is decided that it is said.
  ALTER TABLE open_turn ADD COLUMN words TEXT;
  `,
  `
  -- What the index has been told that this interview came to, by the names under which it is counted.
  CREATE TABLE told_counts (name TEXT PRIMARY KEY, amount INTEGER NOT NULL);
  `,
];
