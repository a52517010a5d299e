import { nanoid } from 'nanoid';

const FILE_KEY = /^[A-Za-z0-9_-]{21}\/[A-Za-z0-9_-]{21}$/;

/** A key of the object store that was never used, for a file of this session. */
export const newFileKey = (sessionId: string) => `${sessionId}/${nanoid()}`;

/** Whether the key may have been made here. */
export const isFileKey = (key: string) => FILE_KEY.test(key);
