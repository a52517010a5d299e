import { RpcContext, RpcHandler } from '@afya/messaging';
import { ReadTimeline, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { ReadTimelineHandler } from './read-timeline.handler';

@Controller()
export class TimelineRpcController {
  constructor(private readonly timeline: ReadTimelineHandler) {}

  @RpcHandler(ReadTimeline)
  read(request: RpcRequest<typeof ReadTimeline>, { actor }: RpcContext) {
    return this.timeline.execute(request, actor);
  }
}
