import { app, errors, offline, userMenu } from './app.sw';
import { consultation, files } from './consultation.sw';

/** The Swahili texts of the first screen and the conversation, by namespace. One file, loaded when they are shown. */
export const FIRST_SCREEN = { app, errors, offline, 'user-menu': userMenu, consultation, files };
