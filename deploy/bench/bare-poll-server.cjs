const { hkdfSync } = require('node:crypto');
const { createRequire } = require('node:module');
const { join } = require('node:path');

// The gateway's packages, so that both servers run the same versions.
const fromGateway = createRequire(join(__dirname, '../../services/gateway/package.json'));
const express = createRequire(fromGateway.resolve('@nestjs/platform-express'))('express');
const cookieParser = fromGateway('cookie-parser');
const { Redis } = fromGateway('ioredis');

const { BUS_REDIS_URL, COOKIE_SECRET, SESSION_ID } = process.env;
// The gateway derives the key of the visitor's cookie in the same way.
const key = Buffer.from(hkdfSync('sha256', COOKIE_SECRET, '', 'cookie vid', 32)).toString('base64url');
const redis = new Redis(BUS_REDIS_URL, { enableAutoPipelining: true });
const app = express();
app.disable('x-powered-by');
app.use(cookieParser(key));
app.get('/api/messages/:id', async (request, response) => {
  if (request.params.id !== SESSION_ID || !request.signedCookies.vid) return response.status(403).end();
  const tag = `"${await redis.get(`ver:${SESSION_ID}`)}"`;
  if (request.headers['if-none-match'] !== tag) return response.status(200).json([]);
  response.setHeader('ETag', tag);
  response.status(304).end();
});
const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
