import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Account {
  accessKey: string;
  secretKey: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
/** headers that must be signed, because they could be changed in transit */
const NEEDED = ['host', 'x-amz-content-sha256', 'x-amz-date'];
const MOST_SKEW_MS = 15 * 60_000;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * The S3 error code of a rejected request, or undefined when its Signature V4 is valid: the account's key, the time, the
 * method, address and signed headers, and the hash of the body.
 * Source: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function refusalOf(request: IncomingMessage, body: Buffer, account: S3Account): string | undefined {
  const [, accessKey, day, region, names, signature] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (!accessKey || !day || !region || !names || !signature) return 'AccessDenied';
  if (accessKey !== account.accessKey) return 'InvalidAccessKeyId';
  const signedHeaders = names.split(';');
  if (!NEEDED.every((name) => signedHeaders.includes(name))) return 'AccessDenied';
  const time = String(request.headers['x-amz-date']);
  if (!(Math.abs(Date.now() - timeOf(time)) < MOST_SKEW_MS)) return 'RequestTimeTooSkewed';
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [ALGORITHM, time, scope, sha256(canonical(request, signedHeaders))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${account.secretKey}`);
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

/** `20260131T235959Z` as milliseconds since 1970; NaN if malformed. */
function timeOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function canonical(request: IncomingMessage, signedHeaders: string[]): string {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const parameters = query.split('&').filter(Boolean).sort();
  const headers = signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`);
  return [
    request.method,
    path,
    parameters.map((parameter) => (parameter.includes('=') ? parameter : `${parameter}=`)).join('&'),
    headers.join(''),
    signedHeaders.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');
}
