/** The browser's database of files that wait to be sent: its name and its one store. */
export const BROWSER_FILES = { database: 'afya-files', store: 'files' } as const;
