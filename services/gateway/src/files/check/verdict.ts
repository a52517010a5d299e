/** What the processes that look into files are told and say; types alone, for they run by themselves. */
export interface ImageLimits {
  /** pixels of the picture as it was sent */
  pixels: number;
  box: { width: number; height: number };
  /** of JPEG and WebP, 1 to 100 */
  quality: number;
}

export interface PdfLimits {
  pages: number;
  /** pages that are looked at one by one: those that anybody here will read */
  read: number;
  /** bytes that compressed lists of objects may unfold to */
  unfoldedBytes: number;
  /** pixels of one picture in it, as it says */
  picturePixels: number;
  /** drawings by forms within forms, each counted as often as it is drawn */
  draws: number;
  /** bytes that the contents of forms and pages may unfold to, where there are forms */
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

/** `mime`: it is fit to be kept, an image as it was written anew. */
export type Verdict = { mime: string } | { fault: FileFault };
