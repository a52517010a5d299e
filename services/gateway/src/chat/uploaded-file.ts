import { type FileType } from '@afya/contracts';

/** A file that was received into the temporary folder and not looked into yet. */
export interface ReceivedFile {
  path: string;
  filename: string;
  size: number;
}

/** A file whose bytes are of a kind that we take. */
export interface InspectedFile extends ReceivedFile {
  type: FileType;
  mime: string;
}
