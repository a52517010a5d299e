import { type NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { API_PREFIX } from '../controller-path';

export const API_DOCS_PATH = `/${API_PREFIX}/docs`;

/** Serves the API's description: /api/docs for people, /api/docs-json for tools. It is built at the first request. */
export function serveApiDocs(app: NestExpressApplication): void {
  const info = new DocumentBuilder()
    .setTitle('Afya')
    .setDescription('A bilingual health-consultation chat. Callers are identified by cookies.')
    .setVersion('1')
    .build();
  SwaggerModule.setup('docs', app, () => SwaggerModule.createDocument(app, info), {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'docs-json',
    yamlDocumentUrl: 'docs-yaml',
  });
}
