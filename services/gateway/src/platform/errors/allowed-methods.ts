import { type Request } from 'express';

interface RouterLayer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** The methods that the request's path supports, in upper case; none when the path does not exist. */
export function allowedMethods(request: Request): string[] {
  const layers = request.app.router.stack as unknown as RouterLayer[];
  const matching = layers.filter((layer) => layer.route && matches(layer, request.path));
  const methods = matching.flatMap(({ route }) => Object.keys(route?.methods ?? {}));
  return [...new Set(methods.map((method) => method.toUpperCase()))];
}

function matches(layer: RouterLayer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false; // an address that cannot be decoded matches nothing
  }
}
