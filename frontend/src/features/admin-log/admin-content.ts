/** Container of an admin screen's content, below the title and navigation. */
export const ADMIN_CONTENT_ID = 'admin-content';

/** Moves focus to the content after the focused element has been replaced. */
export const focusAdminContent = () => document.getElementById(ADMIN_CONTENT_ID)?.focus();
