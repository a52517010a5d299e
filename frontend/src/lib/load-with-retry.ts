const RETRY_DELAY_MS = 500;

/** Loads a part of the page. One retry covers a network that has just returned or drops for a moment. */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
}
