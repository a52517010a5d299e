// What specs provoke would fill the screen; LOG_LEVEL=info shows it. Processes that specs start have environments of their own.
process.env.LOG_LEVEL ||= 'silent';
