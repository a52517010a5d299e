/** Business constants of the specification (sections 5 and 9). Sizes are bytes, times milliseconds, text lengths UTF-16 units. */
export const LIMITS = {
  freeCredits: 500,
  messageLength: 8_000,
  filesPerMessage: 5,
  fileBytes: 10 * 1024 * 1024,
  /** larger files are sent as uploads that go on after an interruption */
  resumableBytes: 256 * 1024,
  /** bytes that a visitor or user may upload in a day, before images are redrawn */
  fileBytesPerDay: 200 * 1024 * 1024,
  imagePixels: 40_000_000,
  pdfPages: 200,
  /** a recording of the browser; `bytes` is several times what it usually takes, for browsers that ignore `bitsPerSecond` */
  voiceNote: { seconds: 60, bitsPerSecond: 24_000, bytes: 1024 * 1024 },
  imageBox: { width: 600, height: 900, quality: 0.85 },
  pendingPerSession: 3,
  idempotencyKeyLength: 255,
  username: { min: 3, max: 50 },
  passwordMin: 6,
  /** a search of the log counts its results up to this number */
  searchCounted: 1_000,
  purchase: { maxCredits: 1_000, perDay: 5, perSend: 20 },
} as const;

export const CLIENT_TIMING = {
  messagePollMs: 1_000,
  confidencePollMs: 10_000,
  sessionRereadMs: [1_000, 2_000],
  /** how often the progress of a waiting message is read from the session */
  waitPollMs: 3_000,
  fileHintMs: 3_000,
  purchaseMs: 1_500,
} as const;

export const CREDIT_PACKAGES = [50, 100, 200] as const;
export const CUSTOM_CREDITS = { min: 10, max: 1_000 } as const;
export const CREDIT_PRICE = { usd: 0.5, kes: 50 } as const;

/** The banner stays visible below `stick` and is emphasised as high from `emphasise`; the progress strip stays visible below 75 %. */
export const CONFIDENCE_BANNER = { stick: 60, emphasise: 75 } as const;
export const PROGRESS_STICK_PERCENT = 75;
export const HISTORY_SYMPTOM_LENGTH = 30;
