import { type FileType } from '@afya/contracts';

/** A received file in the quarantine that has not been checked yet. */
export interface ReceivedFile {
  path: string;
  /** where the re-encoded image will be written */
  outputPath: string;
  filename: string;
  /** bytes */
  size: number;
}

/** A file that is safe to store: its bytes are of an accepted type, and its extension matches. */
export interface CheckedFile {
  path: string;
  filename: string;
  size: number;
  type: FileType;
  mime: string;
  /** size of the original in bytes; a re-encoded image may be smaller */
  received: number;
}
