/** The part of an admin screen below its title and its links. */
export const ADMIN_CONTENT_ID = 'admin-content';

/** For when what has the focus is replaced by the next step. */
export const focusAdminContent = () => document.getElementById(ADMIN_CONTENT_ID)?.focus();
