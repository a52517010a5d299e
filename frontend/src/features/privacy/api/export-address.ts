/** Download link for all data of the user. A link, so that a large file goes to disk instead of memory. */
export const EXPORT_ADDRESS = '/api/me/export';
