/**
 * Every change of the database's shape, oldest first. Never edit one that has been released; add another.
 * `folded` and `plain_words` are those of `search/folding.ts`.
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
];
