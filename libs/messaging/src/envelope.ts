import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { decrypt, encrypt } from '@afya/runtime';
import { actorSchema, type ServiceName } from '@afya/service-contracts';
import * as z from 'zod/mini';
import { MAX_MESSAGE_BYTES } from './limits';

/** What of a call lies open in Redis. `client` and `id` address the reply; `deadline` is in milliseconds by Redis' clock. */
const headerSchema = z.object({
  client: z.string(),
  id: z.string(),
  pattern: z.string(),
  deadline: z.number(),
  traceparent: z.string(),
});
export type Header = z.infer<typeof headerSchema>;

/** What is encrypted: who calls, and with what. */
const bodySchema = z.object({ actor: actorSchema, data: z.unknown() });
export type Body = z.infer<typeof bodySchema>;

/**
 * A call as it crosses Redis: the header as JSON, the encrypted body in base64, and the signature over both. Text, for ioredis takes
 * twice as long over buffers.
 */
export interface SignedMessage {
  message: string;
  body: string;
  signature: string;
}

/** The body holds for this service and this header alone: for no other call, id, deadline or caller. */
const bound = (service: ServiceName, message: string) => `call\n${service}\n${message}`;

export interface CallKeys {
  service: ServiceName;
  /** signs the actor */
  secret: string | Buffer;
  /** of the calling client */
  key: KeyObject;
}

/** null: too large to cross. */
export function writeCall(header: Header, body: Body, { service, secret, key }: CallKeys): SignedMessage | null {
  const message = JSON.stringify(header);
  const text = JSON.stringify(body);
  if (message.length + Buffer.byteLength(text) > MAX_MESSAGE_BYTES) return null;
  const sealed = encrypt(key, text, bound(service, message)).toString('base64');
  return { message, body: sealed, signature: sign(service, { message, body: sealed }, secret) };
}

/**
 * HMAC-SHA256 over the service and the whole call: the actor holds for this call, with this id, deadline and payload, to this
 * service, and for no other.
 */
export function sign(
  service: ServiceName,
  { message, body }: Omit<SignedMessage, 'signature'>,
  secret: string | Buffer,
): string {
  return createHmac('sha256', secret).update(`${service}\n${message}\n`).update(body, 'latin1').digest('base64url');
}

export function isSigned(call: SignedMessage, service: ServiceName, secret: string | Buffer): boolean {
  const expected = Buffer.from(sign(service, call, secret));
  const given = Buffer.from(call.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** null: not a call. */
export function readHeader(message: string): Header | null {
  return parse(headerSchema, message);
}

/** null: not written for this service and this header, or not a body. */
export function readBody({ message, body }: SignedMessage, service: ServiceName, key: KeyObject): Body | null {
  const text = decrypt(key, Buffer.from(body, 'base64'), bound(service, message));
  return text === null ? null : parse(bodySchema, text);
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.infer<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
