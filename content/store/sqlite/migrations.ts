/**
 * Every change of the database's shape, oldest first. Never edit one that has been released; add another. `folded` and
 * `plain_words` are the functions `foldText` and `plainWords` of `search/folding.ts`.
 */
export const migrations = [
  `
  CREATE TABLE documents (
    id INTEGER PRIMARY KEY,
    type TEXT NOT NULL,
    slug TEXT NOT NULL,
    live TEXT,
    card TEXT,
    draft TEXT,
    publish_at INTEGER,
    changed INTEGER NOT NULL,
    UNIQUE (type, slug)
  ) STRICT;
  CREATE INDEX documents_due ON documents (publish_at) WHERE publish_at IS NOT NULL;

  -- Which live document names which, and in which of its fields.
  CREATE TABLE relations (
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    field TEXT NOT NULL,
    target INTEGER NOT NULL REFERENCES documents (id) ON DELETE RESTRICT,
    PRIMARY KEY (document, field, target)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX relations_back ON relations (target, field, document);

  -- Every list a visitor can leaf through, newest first; a genre's shows are such a list.
  CREATE TABLE lists (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, count INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE TABLE entries (
    list INTEGER NOT NULL REFERENCES lists (id),
    date INTEGER NOT NULL,
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    PRIMARY KEY (list, date DESC, document DESC)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX entries_of_document ON entries (document);

  CREATE TABLE revisions (
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    live TEXT NOT NULL,
    PRIMARY KEY (document, at)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE recordings (
    name TEXT PRIMARY KEY,
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX recordings_of_document ON recordings (document);

  CREATE TABLE media (
    name TEXT PRIMARY KEY,
    file TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    colour TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    sha256 TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- rowid is the document; of a track, the document times 4096 plus its line.
  CREATE VIRTUAL TABLE found_shows USING fts5 (
    title, people, genres, description, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61'
  );
  CREATE VIRTUAL TABLE found_residents USING fts5 (
    name, tagline, place, bio, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61'
  );
  CREATE VIRTUAL TABLE found_tracks USING fts5 (
    line, content = '', contentless_delete = 1, prefix = '2 3', detail = none, tokenize = 'unicode61'
  );
  `,
  `
  -- Cards of shows hold the names of genres and residents, no longer only their slugs.
  UPDATE documents SET card = json_set(
    card,
    '$.genres', json((
      SELECT json_group_array(json_object('id', slug.value, 'title', coalesce(genre.live ->> 'title', slug.value)))
      FROM json_each(documents.card, '$.genres') slug
      LEFT JOIN documents genre ON genre.type = 'genre' AND genre.slug = slug.value
    )),
    '$.residents', json((
      SELECT json_group_array(json_object('id', slug.value, 'name', coalesce(resident.live ->> 'name', slug.value)))
      FROM json_each(documents.card, '$.residents') slug
      LEFT JOIN documents resident ON resident.type = 'resident' AND resident.slug = slug.value
    ))
  ) WHERE type = 'show' AND card IS NOT NULL;
  `,
  `
  -- Cards close together, not each behind a whole document: lists read many of them.
  CREATE TABLE cards (
    document INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
    card TEXT NOT NULL
  ) STRICT;
  INSERT INTO cards SELECT id, card FROM documents WHERE card IS NOT NULL;
  ALTER TABLE documents DROP COLUMN card;
  `,
  `
  -- Why a draft was not published at its time: {"at", "publishAt", "field", "reason"}.
  ALTER TABLE documents ADD COLUMN refusal TEXT;

  -- Reports of kept broadcasts that were understood: one that comes again changes nothing.
  CREATE TABLE broadcast_reports (report TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  -- The as-played log: what plays from an instant on, decided before it is heard. A later row ends an earlier one.
  CREATE TABLE as_played (
    start INTEGER PRIMARY KEY,
    until INTEGER NOT NULL,
    origin INTEGER NOT NULL,
    decided INTEGER NOT NULL,
    reason TEXT NOT NULL,
    broadcast TEXT,
    sound TEXT NOT NULL
  ) STRICT;

  -- What radio hosts say they sent, and what they want staff to know.
  CREATE TABLE aired (
    start INTEGER NOT NULL,
    host TEXT NOT NULL,
    until INTEGER NOT NULL,
    occurrence TEXT,
    programme TEXT NOT NULL,
    title TEXT NOT NULL,
    recording TEXT,
    live INTEGER NOT NULL,
    listeners_average REAL NOT NULL,
    listeners_peak REAL NOT NULL,
    PRIMARY KEY (start, host)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX aired_occurrence ON aired (occurrence);
  CREATE TABLE air_notes (
    key TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    slot TEXT,
    text TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Articles, videos, collections and programmes are found too; those there are already at once.
  CREATE VIRTUAL TABLE found_programmes USING fts5 (
    title, people, genres, description, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61'
  );
  CREATE VIRTUAL TABLE found_articles USING fts5 (
    title, people, lede, text, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61'
  );
  CREATE VIRTUAL TABLE found_videos USING fts5 (
    title, people, description, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61'
  );
  CREATE VIRTUAL TABLE found_collections USING fts5 (
    title, summary, text, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61'
  );
  CREATE TEMP VIEW residents_of AS
    SELECT d.id, coalesce(group_concat(resident.live ->> 'name', ' '), '') AS names
    FROM documents d LEFT JOIN json_each(d.live, '$.residents') slug
    LEFT JOIN documents resident ON resident.type = 'resident' AND resident.slug = slug.value
    WHERE d.live IS NOT NULL AND d.type IN ('article', 'video') GROUP BY d.id;
  INSERT INTO found_articles (rowid, title, people, lede, text)
    SELECT id, folded(live ->> 'title'), folded((live ->> 'author') || ' ' || names), folded(live ->> 'lede'),
      folded(coalesce((
        SELECT group_concat(concat_ws(' ', plain_words(coalesce(block.value ->> 'html', '')), block.value ->> 'text',
          block.value ->> 'by', block.value ->> 'caption'), ' ')
        FROM json_each(live, '$.blocks') block
      ), ''))
    FROM documents JOIN residents_of USING (id) WHERE type = 'article' ORDER BY id;
  INSERT INTO found_videos (rowid, title, people, description)
    SELECT id, folded(live ->> 'title'), folded(names), folded(plain_words(live ->> 'description'))
    FROM documents JOIN residents_of USING (id) WHERE type = 'video' ORDER BY id;
  INSERT INTO found_collections (rowid, title, summary, text)
    SELECT id, folded(live ->> 'title'), folded(live ->> 'summary'), folded(plain_words(live ->> 'text'))
    FROM documents WHERE type = 'collection' AND live IS NOT NULL ORDER BY id;
  DROP VIEW residents_of;
  `,
  `
  -- Every form a document has had. documents.live is a copy of its live version, for whatever visitors read.
  -- AUTOINCREMENT: an id is the etag of what it names, so none is given twice.
  CREATE TABLE versions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    author TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('draft', 'live')),
    json TEXT NOT NULL,
    note TEXT
  ) STRICT;
  CREATE INDEX versions_of_document ON versions (document, at, id);
  INSERT INTO versions (document, at, author, state, json)
    SELECT document, at, 'unknown', 'live', live FROM revisions ORDER BY at, document;
  INSERT INTO versions (document, at, author, state, json)
    SELECT id, max(changed, coalesce((SELECT max(at) FROM revisions WHERE document = documents.id), 0)), 'unknown', 'live', live
    FROM documents WHERE live IS NOT NULL ORDER BY id;
  INSERT INTO versions (document, at, author, state, json)
    SELECT id, coalesce((SELECT max(at) FROM versions WHERE document = documents.id), changed), 'unknown', 'draft', draft
    FROM documents WHERE draft IS NOT NULL ORDER BY id;
  ALTER TABLE documents ADD COLUMN live_version INTEGER REFERENCES versions (id);
  ALTER TABLE documents ADD COLUMN draft_version INTEGER REFERENCES versions (id);
  ALTER TABLE documents ADD COLUMN trashed_at INTEGER;
  ALTER TABLE documents ADD COLUMN trashed_live INTEGER NOT NULL DEFAULT 0;
  UPDATE documents SET
    live_version = CASE WHEN live IS NOT NULL THEN
      (SELECT max(id) FROM versions WHERE document = documents.id AND state = 'live') END,
    draft_version = (SELECT max(id) FROM versions WHERE document = documents.id AND state = 'draft');
  ALTER TABLE documents DROP COLUMN draft;
  DROP TABLE revisions;
  -- Removing a version looks up whether a document points to it.
  CREATE INDEX documents_by_live_version ON documents (live_version) WHERE live_version IS NOT NULL;
  CREATE INDEX documents_by_draft_version ON documents (draft_version) WHERE draft_version IS NOT NULL;
  CREATE INDEX documents_in_trash ON documents (trashed_at) WHERE trashed_at IS NOT NULL;

  -- What staff lists are sorted and filtered by, of the newest version; filled by store/staff-index.ts.
  CREATE TABLE staff_items (
    document INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    title TEXT NOT NULL,
    date INTEGER NOT NULL,
    edited INTEGER NOT NULL,
    states INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX staff_items_by_title ON staff_items (type, title, document, states);
  CREATE INDEX staff_items_by_date ON staff_items (type, date, document, states);
  CREATE INDEX staff_items_by_edited ON staff_items (type, edited, document, states);
  CREATE INDEX staff_items_all_by_edited ON staff_items (edited, document, states);
  -- What the live form or the draft of a document names: another document as type/slug, a file as kind:name.
  CREATE TABLE uses (
    target TEXT NOT NULL,
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    PRIMARY KEY (target, document)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX uses_of_document ON uses (document);
  `,
  `
  -- What each transaction has changed, for readers in this process, in others and after a restart.
  -- AUTOINCREMENT: readers go on behind an id they know, also when the rows before it were removed.
  CREATE TABLE outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, keys TEXT) STRICT;
  -- Work that one process at a time does.
  CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  -- words: what a picture is searched by, each word after a space.
  ALTER TABLE media ADD COLUMN filename TEXT NOT NULL DEFAULT '';
  ALTER TABLE media ADD COLUMN alt TEXT NOT NULL DEFAULT '';
  ALTER TABLE media ADD COLUMN focal_x REAL NOT NULL DEFAULT 0.5;
  ALTER TABLE media ADD COLUMN focal_y REAL NOT NULL DEFAULT 0.5;
  ALTER TABLE media ADD COLUMN added INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE media ADD COLUMN words TEXT NOT NULL DEFAULT '';
  UPDATE media SET words = ' ' || replace(name, '-', ' ');
  -- With the words, so that a search reads nothing else.
  CREATE INDEX media_by_time ON media (added, name, words);
  CREATE INDEX media_by_file ON media (file);
  `,
  `
  -- Who works at the station. Tokens and keys are stored as their hashes.
  CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'host')),
    residents TEXT NOT NULL,
    password TEXT,
    is_active INTEGER NOT NULL,
    created INTEGER NOT NULL,
    last_seen INTEGER
  ) STRICT;
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX passkeys_of_person ON passkeys (person);
  CREATE TABLE used_challenges (challenge TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE staff_sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    last_seen INTEGER NOT NULL,
    until INTEGER NOT NULL,
    step_up_until INTEGER NOT NULL,
    agent TEXT NOT NULL
  ) STRICT;
  CREATE INDEX staff_sessions_of_person ON staff_sessions (person);
  CREATE TABLE invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    role TEXT NOT NULL,
    residents TEXT NOT NULL,
    until INTEGER NOT NULL,
    inviter TEXT NOT NULL
  ) STRICT;
  CREATE TABLE setup_links (hash TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE api_keys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    residents TEXT NOT NULL,
    created INTEGER NOT NULL,
    creator TEXT NOT NULL,
    last_used INTEGER
  ) STRICT;
  -- Stays when a person goes, so it does not point to one.
  CREATE TABLE audit_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    person INTEGER,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    note TEXT
  ) STRICT;
  CREATE INDEX audit_log_at ON audit_log (at);
  CREATE TABLE reviews (
    document INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    note TEXT NOT NULL,
    state TEXT NOT NULL
  ) STRICT;
  -- Filled again by store/staff-index.ts, which also writes down whose a document is.
  DELETE FROM staff_items;
  `,
  `
  -- Every draft and every document that is published asks which redirects begin at its path. With a plus, since SQLite
  -- prepares statements that say type = ? again for each value when there is an index of the rows of one type.
  CREATE INDEX documents_redirects ON documents (coalesce(nullif(rtrim(live ->> 'from', '/'), ''), '/'))
    WHERE +type = 'redirect' AND live IS NOT NULL;
  `,
  `
  -- How many documents of each type are in each combination of states: staff lists say how many there are.
  CREATE TABLE staff_counts (
    type TEXT NOT NULL, states INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (type, states)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO staff_counts SELECT type, states, count(*) FROM staff_items GROUP BY type, states;
  CREATE TRIGGER staff_items_added AFTER INSERT ON staff_items BEGIN
    INSERT INTO staff_counts VALUES (NEW.type, NEW.states, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  CREATE TRIGGER staff_items_removed AFTER DELETE ON staff_items BEGIN
    UPDATE staff_counts SET count = count - 1 WHERE type = OLD.type AND states = OLD.states;
  END;
  CREATE TRIGGER staff_items_changed AFTER UPDATE OF type, states ON staff_items
  WHEN OLD.type <> NEW.type OR OLD.states <> NEW.states BEGIN
    UPDATE staff_counts SET count = count - 1 WHERE type = OLD.type AND states = OLD.states;
    INSERT INTO staff_counts VALUES (NEW.type, NEW.states, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  -- Nearly all documents are live and nothing else (1): the others are found without looking at those.
  CREATE INDEX staff_items_unusual_by_title ON staff_items (type, title, document, states) WHERE states <> 1;
  CREATE INDEX staff_items_unusual_by_date ON staff_items (type, date, document, states) WHERE states <> 1;
  CREATE INDEX staff_items_unusual_by_edited ON staff_items (type, edited, document, states) WHERE states <> 1;
  CREATE INDEX staff_items_unusual_all_by_edited ON staff_items (edited, document, states) WHERE states <> 1;
  `,
  `
  -- The person who made a key: when the person goes, so does the key.
  ALTER TABLE api_keys ADD COLUMN creator_id INTEGER;
  `,
];
