import { type NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** The API's description: /api/docs to read, /api/docs-json for tools. It is put together when it is first asked for. */
export function serveApiDocs(app: NestExpressApplication): void {
  const about = new DocumentBuilder()
    .setTitle('Afya')
    .setDescription('A bilingual health-consultation chat. Who calls is known by cookies.')
    .setVersion('1')
    .build();
  SwaggerModule.setup('docs', app, () => SwaggerModule.createDocument(app, about), {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'docs-json',
    yamlDocumentUrl: 'docs-yaml',
  });
}
