/** What this product keeps in the browser, by key. */
export const BROWSER_RECORDS = {
  language: 'afya:language',
  sessionId: 'afya:session-id',
  unopenedSession: 'afya:unopened-session',
  openingKey: 'afya:opening-key',
  devMode: 'afya:dev-mode',
  disclaimer: 'afya:disclaimer-accepted',
  diagnosticDisclaimer: 'afya:diagnostic-disclaimer-accepted',
  consents: 'afya:consents',
  credits: 'afya:credits',
  drafts: 'afya:drafts',
  draftFiles: 'afya:draft-files',
  outgoing: 'afya:outgoing',
  conversation: 'afya:last-conversation',
} as const;

/** What it keeps for as long as the tab is open. */
export const TAB_RECORDS = { sendWish: 'afya:send-wish' } as const;
