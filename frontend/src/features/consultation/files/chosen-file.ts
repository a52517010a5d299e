import type { FileType } from '@afya/contracts';

/** A file that is ready to be sent: checked, and if an image, resized. */
export interface ChosenFile {
  id: string;
  file: File;
  type: FileType;
}

/** `broken`: an image that this browser cannot open; `unreadable`: a file whose bytes this device does not provide. */
export type FileFault = 'invalid-type' | 'too-large' | 'broken' | 'heic' | 'empty' | 'unreadable' | 'lost';

/** Why one file, or all chosen files (`too-many`), were rejected. */
export type FileProblem = { fault: FileFault; name: string } | { fault: 'too-many' };
