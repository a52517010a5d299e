import { newTraceparent } from './trace';

/** Bytes of the body that have gone out, of all. */
export interface Progress {
  loaded: number;
  total: number;
}

export interface Upload {
  body: FormData;
  headers: Record<string, string>;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Posts a form to the gateway and tells how it goes out. By XMLHttpRequest, because fetch does not tell. Like callApi: the response
 * whatever its status; rejects only when no answer came, and with the signal's reason when it was broken off.
 */
export function callUpload(path: string, { body, headers, onProgress, signal }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open('POST', `/api${path}`);
    call.withCredentials = true;
    const all = { Accept: 'application/json', traceparent: newTraceparent(), ...headers };
    for (const [name, value] of Object.entries(all)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    call.onload = () => {
      const { status, statusText, responseText } = call;
      const wait = call.getResponseHeader('Retry-After');
      const headers = new Headers(wait === null ? [] : [['Retry-After', wait]]);
      resolve(new Response(responseText || null, { status, statusText, headers }));
    };
    call.onerror = () => reject(new TypeError('No answer came to the upload'));
    signal.addEventListener('abort', () => {
      call.abort();
      reject(signal.reason as Error);
    });
    call.send(body);
  });
}
