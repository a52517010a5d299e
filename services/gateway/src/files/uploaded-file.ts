import { type FileType } from '@afya/contracts';

/** A file that was received into the quarantine and not looked into yet. */
export interface ReceivedFile {
  path: string;
  /** where an image is to be drawn anew */
  drawnPath: string;
  filename: string;
  /** bytes */
  size: number;
}

/** A file that is fit to be kept: its bytes are of a kind that we take, and so is the ending of its name. */
export interface CheckedFile {
  path: string;
  filename: string;
  size: number;
  type: FileType;
  mime: string;
  /** bytes as they came: an image is kept smaller than it was sent */
  received: number;
}
