/** Input and output of the processes that check files. Only types, because those processes import no code of the product. */
export interface ImageLimits {
  /** maximum number of pixels of the original picture */
  pixels: number;
  box: { width: number; height: number };
  /** for JPEG and WebP, 1 to 100 */
  quality: number;
}

export interface PdfLimits {
  pages: number;
  /** number of pages that are checked individually, as many as a reader will look at */
  readPages: number;
  /** maximum decompressed size of all object streams */
  inflatedBytes: number;
  /** maximum declared size of one picture */
  picturePixels: number;
  /** maximum number of draw operations with nested forms, each counted as often as it is drawn */
  draws: number;
  /** maximum decompressed size of the contents of forms and pages; only checked in files with forms */
  drawnBytes: number;
}

export type FileFault =
  | 'FILE_IMAGE_BROKEN'
  | 'FILE_IMAGE_TOO_LARGE'
  | 'FILE_PDF_BROKEN'
  | 'FILE_PDF_LOCKED'
  | 'FILE_PDF_TOO_LONG'
  | 'FILE_PDF_ACTIVE'
  | 'FILE_TOO_COMPLEX';

/** `mime` means that the file is safe to store; an image, in its re-encoded form. */
export type CheckOutcome = { mime: string } | { fault: FileFault };
