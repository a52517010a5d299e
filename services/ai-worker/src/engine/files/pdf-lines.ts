/** Input and output of the process that reads a PDF; only types, because that process loads nothing else. */
export interface PdfLimits {
  /** the maximum of pages, and of the characters and page images */
  pages: number;
  characters: number;
  images: number;
  /** of a page image, in pixels */
  longestSide: number;
}

export type PdfFault = 'locked' | 'broken' | 'too_much' | 'empty';

export type PdfLine =
  { pages: number } | { page: number; text: string; image?: string } | { end: true } | { fault: PdfFault };

export interface PdfPage {
  page: number;
  text: string;
  /** a JPEG in base64, of a page without text */
  image?: string;
}

/** The part of a PDF that was read within the limits: `pages` of `total`, in order. */
export interface PdfRead {
  total: number;
  pages: PdfPage[];
}
