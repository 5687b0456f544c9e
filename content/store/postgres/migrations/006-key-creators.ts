/** The person who made a key: when the person goes, so does the key. */
export const keyCreators = 'ALTER TABLE api_keys ADD COLUMN creator_id bigint;';
