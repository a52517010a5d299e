import { app, errors, offline, userMenu } from './app.sw';
import { consultation } from './consultation.sw';
import { conversation, files } from './conversation.sw';

/** The Swahili texts of the main screen, by namespace. One file, loaded when they are shown. */
export const MAIN_SCREEN = { app, errors, offline, 'user-menu': userMenu, consultation, conversation, files };
