/** The strong ETag of a version. */
export const etagOf = (version: string) => `"${version}"`;

/** Whether If-None-Match names the version. A proxy that compresses may have made our tag a weak one. */
export function namesVersion(ifNoneMatch: string | undefined, version: string): boolean {
  if (!ifNoneMatch) return false;
  const tag = etagOf(version);
  if (ifNoneMatch === tag) return true;
  return ifNoneMatch.split(',').some((named) => named.trim().replace(/^W\//, '') === tag);
}
