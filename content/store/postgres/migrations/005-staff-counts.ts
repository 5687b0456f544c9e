import { plain } from './plain.ts';

/**
 * The number of documents of each type in each combination of states, which staff lists show. Each change adds a row, since
 * PostgreSQL would scan all former copies of a single row in a long transaction; `mergeCounts` adds them up.
 */
export const staffCounts = `
CREATE TABLE staff_counts (type ${plain} NOT NULL, states bigint NOT NULL, count bigint NOT NULL);
INSERT INTO staff_counts SELECT type, states, count(*) FROM staff_items GROUP BY type, states;
CREATE FUNCTION count_staff_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO staff_counts VALUES (OLD.type, OLD.states, -1); END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO staff_counts VALUES (NEW.type, NEW.states, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER staff_items_added AFTER INSERT OR DELETE ON staff_items
  FOR EACH ROW EXECUTE FUNCTION count_staff_items();
CREATE TRIGGER staff_items_changed AFTER UPDATE ON staff_items
  FOR EACH ROW WHEN (OLD.type <> NEW.type OR OLD.states <> NEW.states) EXECUTE FUNCTION count_staff_items();
-- Nearly all documents are live and nothing else (1): the others are found without looking at those.
CREATE INDEX staff_items_unusual_by_title ON staff_items (type, title, document, states) WHERE states <> 1;
CREATE INDEX staff_items_unusual_by_date ON staff_items (type, date, document, states) WHERE states <> 1;
CREATE INDEX staff_items_unusual_by_edited ON staff_items (type, edited, document, states) WHERE states <> 1;
CREATE INDEX staff_items_unusual_all_by_edited ON staff_items (edited, document, states) WHERE states <> 1;
`;
