/** What the process that reads a PDF is told and says; types alone, for it runs by itself. */
export interface PdfLimits {
  /** pages that are looked at, and the characters and page images that may come of them */
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

/** What of a PDF was read within the limits: `pages` of `total`, in order. */
export interface PdfRead {
  total: number;
  pages: PdfPage[];
}
