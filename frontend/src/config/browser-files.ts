/** The browser database of files that wait to be sent, and its only object store. */
export const BROWSER_FILES = { database: 'afya-files', store: 'files' } as const;
