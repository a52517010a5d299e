/** Where an uploaded file is read from. */
export function fileAddress({ sessionId, id }: { sessionId: string; id: string }): string {
  return `/api/files/${sessionId}/${id}`;
}
