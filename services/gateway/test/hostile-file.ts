import { ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';

/** A malicious or damaged file and its expected result. */
export interface HostileFile {
  bytes: Buffer;
  name: string;
  /** the expected error code; without it the file is accepted, and `PLANTED` is removed from it */
  refused?: ErrorCode;
  /** another possible code, when the machine decides which limit is reached first */
  or?: ErrorCode;
  announced?: 'image' | 'pdf';
}

/** A script hidden in files, which must not remain in stored files. */
export const PLANTED = '<script>planted(1)</script>';

export const refused = (code: ErrorCode, name: string, bytes: Buffer): HostileFile => ({ bytes, name, refused: code });
export const accepted = (name: string, bytes: Buffer): HostileFile => ({ bytes, name });
export const textOf = (code: ErrorCode, name: string) => `${name}: ${ERROR_MESSAGES[code]}`;
