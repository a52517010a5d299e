import { nanoid } from 'nanoid';

const FILE_KEY = /^[A-Za-z0-9_-]{21}\/[A-Za-z0-9_-]{21}$/;

/** A new, unused object key for a file of this session. */
export const newFileKey = (sessionId: string) => `${sessionId}/${nanoid()}`;

/** Whether the key has the format of `newFileKey`. */
export const isFileKey = (key: string) => FILE_KEY.test(key);

const UPLOADS_PREFIX = 'uploads/';

/** A new, unused object key for a piece of an unfinished upload. */
export const newPieceKey = (uploadId: string) => `${UPLOADS_PREFIX}${uploadId}/${nanoid()}`;

/** Whether the key has the format of `newPieceKey`. */
export const isPieceKey = (key: string) => key.startsWith(UPLOADS_PREFIX);
