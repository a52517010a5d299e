import type { FileType } from '@afya/contracts';

/** A file that is ready to be sent: checked, and if an image, resized. */
export interface ChosenFile {
  id: string;
  file: File;
  type: FileType;
}

/** Why a picture cannot be used: hardly any pixels, hardly any light, nothing in it, or no sharp edge in it. It may be sent nevertheless. */
export type PictureFault = 'small' | 'dark' | 'blank' | 'blurred';

/** `broken`: an image that this browser cannot open; `unreadable`: a file whose bytes this device does not provide. */
export type FileFault = 'invalid-type' | 'too-large' | 'broken' | 'heic' | 'empty' | 'unreadable' | 'lost';

/** Why one file, or all chosen files (`too-many`), were rejected, or a picture should be taken again before it is paid. */
export type FileProblem = { fault: FileFault | PictureFault; name: string } | { fault: 'too-many' };
