import { ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';

/** A file as somebody with bad intent, or bad luck, sends it, and what is to become of it. */
export interface HostileFile {
  bytes: Buffer;
  name: string;
  /** the code it is refused with; otherwise it is kept, without what was planted in it */
  refused?: ErrorCode;
  /** or this one: whether time or memory ends first is the machine's */
  or?: ErrorCode;
  announced?: 'image' | 'pdf';
}

/** What is planted in files: no byte of it may be left of what is kept. */
export const PLANTED = '<script>planted(1)</script>';

export const refused = (code: ErrorCode, name: string, bytes: Buffer): HostileFile => ({ bytes, name, refused: code });
export const kept = (name: string, bytes: Buffer): HostileFile => ({ bytes, name });
export const textOf = (code: ErrorCode, name: string) => `${name}: ${ERROR_MESSAGES[code]}`;
