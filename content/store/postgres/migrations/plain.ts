/** Text that is compared byte by byte, as SQLite does, whatever the language of the database. */
export const plain = 'text COLLATE "C"';
