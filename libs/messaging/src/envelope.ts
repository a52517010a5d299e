import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { decrypt, encrypt } from '@afya/runtime';
import { actorSchema, type ServiceName } from '@afya/service-contracts';
import * as z from 'zod/mini';
import { MAX_MESSAGE_BYTES } from './limits';

/** The part of a call that is not encrypted. `client` and `id` address the reply; `deadline` is in milliseconds by Redis' clock. */
const headerSchema = z.object({
  client: z.string(),
  id: z.string(),
  pattern: z.string(),
  deadline: z.number(),
  traceparent: z.string(),
});
export type Header = z.infer<typeof headerSchema>;

/** The encrypted part: the caller and the request. */
const bodySchema = z.object({ actor: actorSchema, data: z.unknown() });
export type Body = z.infer<typeof bodySchema>;

/**
 * A call as it is sent through Redis: the header as JSON, the encrypted body in base64, and the signature of both. Text, because
 * ioredis takes twice as long for buffers.
 */
export interface SignedMessage {
  message: string;
  body: string;
  signature: string;
}

/** Binds the body to this service and header: it cannot be decrypted for another call, id, deadline or caller. */
const associatedData = (service: ServiceName, message: string) => `call\n${service}\n${message}`;

export interface CallKeys {
  service: ServiceName;
  /** signs the actor */
  secret: KeyObject;
  /** of the calling client */
  key: KeyObject;
}

/** null: too large to send. */
export function writeCall(header: Header, body: Body, { service, secret, key }: CallKeys): SignedMessage | null {
  const message = JSON.stringify(header);
  const text = JSON.stringify(body);
  if (message.length + Buffer.byteLength(text) > MAX_MESSAGE_BYTES) return null;
  const encrypted = encrypt(key, text, associatedData(service, message)).toString('base64');
  return { message, body: encrypted, signature: sign(service, { message, body: encrypted }, secret) };
}

/**
 * HMAC-SHA256 of the service and the whole call: it is valid for this call only, with this id, deadline and payload, to this service.
 */
export function sign(
  service: ServiceName,
  { message, body }: Omit<SignedMessage, 'signature'>,
  secret: KeyObject,
): string {
  return createHmac('sha256', secret).update(`${service}\n${message}\n`).update(body, 'latin1').digest('base64url');
}

export function isSigned(call: SignedMessage, service: ServiceName, secret: KeyObject): boolean {
  const expected = Buffer.from(sign(service, call, secret));
  const actual = Buffer.from(call.signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** null: not a call. */
export function readHeader(message: string): Header | null {
  return parse(headerSchema, message);
}

/** null: not written for this service and this header, or not a body. */
export function readBody({ message, body }: SignedMessage, service: ServiceName, key: KeyObject): Body | null {
  const text = decrypt(key, Buffer.from(body, 'base64'), associatedData(service, message));
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
