/** Keys of the localStorage entries of this product. */
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
  dataSaver: 'afya:data-saver',
  drafts: 'afya:drafts',
  draftFiles: 'afya:draft-files',
  outgoing: 'afya:outgoing',
  conversation: 'afya:last-conversation',
  facilities: 'afya:facilities',
  installHint: 'afya:install-hint-dismissed',
  dictationNotice: 'afya:dictation-notice-read',
} as const;

/** Keys of the sessionStorage entries, which last until the tab is closed. */
export const TAB_RECORDS = { earlierQueue: 'afya:send-wish' } as const;
