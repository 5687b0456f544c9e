import { plain } from './plain.ts';

/** What staff say of pictures, and the words they are found by, each after a space. */
export const mediaColumns = `
ALTER TABLE media
  ADD COLUMN filename ${plain} NOT NULL DEFAULT '',
  ADD COLUMN alt ${plain} NOT NULL DEFAULT '',
  ADD COLUMN focal_x double precision NOT NULL DEFAULT 0.5,
  ADD COLUMN focal_y double precision NOT NULL DEFAULT 0.5,
  ADD COLUMN added bigint NOT NULL DEFAULT 0,
  ADD COLUMN words ${plain} NOT NULL DEFAULT '';
UPDATE media SET words = ' ' || replace(name, '-', ' ');
CREATE INDEX media_by_time ON media (added, name);
CREATE INDEX media_by_file ON media (file);
`;
