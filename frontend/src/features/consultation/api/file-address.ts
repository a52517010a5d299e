/** The URL of an uploaded file. */
export function fileAddress({ sessionId, id }: { sessionId: string; id: string }): string {
  return `/api/files/${sessionId}/${id}`;
}
