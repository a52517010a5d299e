/** A refusal or failure whose message is enough for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
