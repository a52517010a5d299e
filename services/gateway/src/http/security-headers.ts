import helmet from 'helmet';
import { inlineScriptSources } from '../frontend/inline-scripts';
import { type GatewayEnv } from '../gateway.env';

/**
 * The headers of every answer. No inline script but the page's own; inline styles are needed by the page, and by dialogs and toasts,
 * which place themselves by style elements. `blob:` and `data:` are the previews of files that were chosen and not yet sent.
 */
export function securityHeaders({ PUBLIC_URL, FRONTEND_DIR }: Pick<GatewayEnv, 'PUBLIC_URL' | 'FRONTEND_DIR'>) {
  const https = PUBLIC_URL?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptSources(FRONTEND_DIR)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
}
