/** Input and output of the process that reads a picture; only types, because that process loads nothing of the product. */
export interface OcrLimits {
  /** pixels; a larger picture is not decoded */
  pixels: number;
  /** pixels: pictures are enlarged to this width, at most `most` times */
  width: number;
  most: number;
  /** percent; a word that is less certain is left out */
  confidence: number;
}

export type OcrText = { text: string } | { fault: 'broken' };
